"""How hard hypothesis tries (the same on every change, ever new at night), and what is needed."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests.games import NAMES, lacks

# A machine may be busy: no example fails because it took long.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("change", patient, derandomize=True, database=None)
settings.register_profile("nightly", patient, max_examples=2_000, print_blob=True)
settings.load_profile("change")


def pytest_configure() -> None:
    """Nothing can be asked of a game that lacks what every test looks at."""
    lacking = [each for name in NAMES for each in lacks(name)]
    if lacking:
        raise pytest.UsageError("\n".join(lacking))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long is begun first, so that nothing waits for it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
