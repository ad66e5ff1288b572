"""Certificates judged: what is proved here is proved from the map and the rules alone."""
