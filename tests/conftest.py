"""How hard hypothesis tries: the same examples on every change, many and ever new ones at night."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A machine may be busy: no example fails because it took long.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("change", patient, derandomize=True, database=None)
settings.register_profile("nightly", patient, max_examples=2_000, print_blob=True)
settings.load_profile("change")
