"""What people may do at a table: each act takes a state and gives a change, or refuses."""
