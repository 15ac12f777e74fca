"""The Daily Plague: one deal a day, the same for everybody."""
