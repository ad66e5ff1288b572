"""What nobody would say on purpose: to Python, to the record reader, to the house on the web."""
