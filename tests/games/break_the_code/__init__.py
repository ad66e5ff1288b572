"""Break the Code."""
