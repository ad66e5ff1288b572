"""The second floor: looking back at matches."""
