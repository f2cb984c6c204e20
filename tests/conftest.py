"""What a run says of itself, and how hypothesis works in these tests.

`pytest --hypothesis-profile=ci` looks at many more examples.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.server.running import postgresql_problem, redis_problem

# No deadline and no complaint about slow examples: a slow machine is no failing test.
settings.register_profile(
    "default", max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("ci", settings.get_profile("default"), max_examples=200, print_blob=True)
settings.load_profile("default")


def pytest_report_header() -> list[str]:
    """Whether the tests run on PostgreSQL and Redis too."""
    return [
        f"{name}: {problem or 'reachable, used'}"
        for name, problem in (("PostgreSQL", postgresql_problem()), ("Redis", redis_problem()))
    ]
