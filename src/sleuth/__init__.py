"""sleuth: the house where people play deduction games."""
