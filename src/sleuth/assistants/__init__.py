"""Tables for assistants: a house whose seats are played through the Model Context Protocol."""
