"""The hard promises of the server, put to the test: `python3 tools/torture.py --help`."""
