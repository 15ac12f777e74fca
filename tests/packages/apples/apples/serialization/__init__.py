"""Positions of Apples as JSON: written without loss, read with every rule checked."""
