"""The house in a browser: the same tables, without network, disk and processes."""
