"""``python -m boriken.cli`` is the command ``boriken``."""

import sys

from boriken.cli import main

if __name__ == "__main__":
    sys.exit(main())
