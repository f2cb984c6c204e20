"""Looking ahead: a tree of what everybody may do, grown where it matters."""
