"""The games as environments of PettingZoo: `rattus_v0` and `carcassonne_v0`, each with `env(**options)` and `raw_env(**options)`."""
