"""The rules of Rattus in the subset of Python that numba compiles, as plain functions on a state of numbers."""
