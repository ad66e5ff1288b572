"""The socket of a table: what is said over it, and one visit."""
