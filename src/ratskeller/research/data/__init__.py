"""Games of levels as data for researchers, in Parquet: `ratskeller selfplay` writes it, `open_data` reads it.

- `plan`: all that decides how games go
- `player`: playing them
- `schema`, `folder`, `card`: columns, files, and the data card
- `dataset`: reading

All of it needs the extra `research`.
"""

from .dataset import Dataset, open_data, options_of
from .plan import Plan, plan_games

__all__ = ["Dataset", "Plan", "open_data", "options_of", "plan_games"]
