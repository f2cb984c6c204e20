"""What a run says of itself, and how hypothesis works in these tests.

`pytest --hypothesis-profile=ci` looks at many more examples.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SERVER_TESTS = Path(__file__).parent / "server"

# No deadline and no complaint about slow examples: a slow machine is no failing test.
settings.register_profile(
    "default", max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("ci", settings.get_profile("default"), max_examples=200, print_blob=True)
settings.load_profile("default")


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Whether the tests run on PostgreSQL and Redis too; said only if tests of the server are asked for."""
    asked = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    if not any(SERVER_TESTS.is_relative_to(path) or path.is_relative_to(SERVER_TESTS) for path in asked):
        return []
    from tests.server.running import postgresql_problem, redis_problem  # the whole server, so no sooner

    return [
        f"{name}: {problem or 'reachable, used'}"
        for name, problem in (("PostgreSQL", postgresql_problem()), ("Redis", redis_problem()))
    ]
