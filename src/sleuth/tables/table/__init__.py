"""A table as it runs: its mailbox, its alarm, and those who listen."""
