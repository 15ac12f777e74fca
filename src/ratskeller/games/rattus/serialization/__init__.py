"""Positions of Rattus as JSON: written without loss, read with every rule checked."""
