"""The rules of Apples in the subset of Python that numba compiles, as plain functions on a state of numbers."""
