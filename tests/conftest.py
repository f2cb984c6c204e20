"""How hypothesis works in these tests; `pytest --hypothesis-profile=ci` looks at many more examples."""

from hypothesis import HealthCheck, settings

# No deadline and no complaint about slow examples: a slow machine is no failing test.
settings.register_profile(
    "default", max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("ci", settings.get_profile("default"), max_examples=200, print_blob=True)
settings.load_profile("default")
