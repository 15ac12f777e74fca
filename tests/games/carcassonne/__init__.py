"""Tests of Carcassonne. A package, so that its files may be named as those of Rattus are."""
