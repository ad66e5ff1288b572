"""The house in a browser, without one."""
