"""What goes over a socket: what changed, and frames of every kind."""
