"""How people find each other: quick matches, invitations, series, and time off."""
