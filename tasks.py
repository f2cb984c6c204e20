"""What one does with Boriken, one command each: `python3 tasks.py play`, `python3 tasks.py test`, and so on.

Needs nothing but Python 3.11 or newer. The environment is `.venv`; it is set up on the first run and again
whenever the pinned requirements change. The tasks themselves are in `tools/tasks`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (an older Python shall give a sentence, not a traceback)
    sys.exit("tasks.py: Boriken needs Python 3.11 or newer, and this is " + sys.version.split()[0] + ".")

from tools.tasks.command_line import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
