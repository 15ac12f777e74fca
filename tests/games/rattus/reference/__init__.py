"""A second, slow Rattus, written from the rules text and the data files alone, to compare the engine with."""
