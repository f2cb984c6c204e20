"""For those who run a server: looking after tables and guests, copies, what was done, whom to shut out."""
