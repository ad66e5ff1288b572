"""Games that exist only to try the kernel: small, strange, and bound by the same laws."""
