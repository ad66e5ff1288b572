"""What the house says, in every language it speaks."""
