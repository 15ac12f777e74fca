"""How rules are compiled by numba, where compiled code is kept, and how it is called."""
