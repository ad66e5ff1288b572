"""How X-Code is thought about: what hands may hold, who collects what, and the bots."""
