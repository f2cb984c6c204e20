"""What lies in the box: buildings, set-up numbers, differences between rule sets, names."""
