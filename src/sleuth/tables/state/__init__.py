"""How a table stands: a fold of its log, and of nothing else."""
