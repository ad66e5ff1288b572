"""One thread for numpy: our matrices are small, and more threads would wait for each other."""

from os import environ

environ.setdefault("OPENBLAS_NUM_THREADS", "1")
