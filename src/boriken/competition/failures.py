"""Why an agent has lost its game before the end. The names of the classes are what reports say."""


class Crashed(Exception):
    """It has raised an error, or its process has ended."""


class Late(Exception):
    """It has taken longer than allowed."""


class OutOfMemory(Exception):
    """It wanted more than allowed."""


class Cheated(Exception):
    """It has touched what it may not."""


CHEATED = Cheated.__name__
