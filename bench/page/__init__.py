"""What the page costs those who look at it: measured in a real Chromium."""
