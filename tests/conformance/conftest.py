"""Says which build of the program the suite is run on."""

from laststand.kernel import run


def build() -> str:
    return "pure" if run.__file__.endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"laststand: {build()}"
