"""`python -m laststand`."""

import sys

from laststand.cli import main

if __name__ == "__main__":
    sys.exit(main())
