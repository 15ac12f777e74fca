"""Positions of Carcassonne as JSON: written without loss, read with every rule checked."""
