"""Games as data: a table of games and one of decisions, as Parquet files (``docs/data.md``).

``boriken simulate --export`` and ``boriken export`` write them; ``schema`` says what each column is.
"""
