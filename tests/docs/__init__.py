"""What the documentation says is tried."""
