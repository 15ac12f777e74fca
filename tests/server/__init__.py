"""Tests of the server, with real files, real processes and real sockets."""

import sys
from pathlib import Path

# What tests and benchmarks share lies in `benchmarks`
sys.path.insert(0, str(Path(__file__).parents[2]))
