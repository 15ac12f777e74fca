"""The constants of splitmix64, for both forms of `dice.next_word`."""

WORD = 2**64 - 1
"""The greatest word."""
STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
