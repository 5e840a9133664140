"""What all tests share: how long Hypothesis looks for counterexamples."""

import os

from hypothesis import HealthCheck, settings

# The same examples in every run, so that a red test is red for everybody; a long search with
# new ones is `HYPOTHESIS_PROFILE=search pytest tests/conformance`.
settings.register_profile(
    "suite",
    max_examples=25,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "search", settings.get_profile("suite"), max_examples=2000, derandomize=False
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))
