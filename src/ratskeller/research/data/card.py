"""The data card: what is in a folder of data, how it was made, and what it can't say."""

from collections.abc import Iterable

import msgspec

from .plan import Plan
from .schema import DECISIONS, GAMES, as_markdown

CARD = """---
pretty_name: Games of Ratskeller's levels
license: mit
task_categories: [reinforcement-learning]
tags: [board-games, self-play, imperfect-information]
configs:
  - config_name: games
    data_files: games/**/*.parquet
  - config_name: decisions
    data_files: decisions/**/*.parquet
---

# Games of Ratskeller's levels

Games that computer opponents of Ratskeller played against each other. Nobody's personal data is in them.

## Sets

{sets}
Games of a set are independent of each other. Game `n` follows from `n` and from the plan of its set, `sets/SET.json`. From game to game
the line-up moves on by one seat.

## `games`: a row for each game

{games}
## `decisions`: a row for each answer of a seat

{decisions}
`game` and `set` are in the names of the folders. (`game`, `set`, `number`) names a game in both tables.

## Read it

```python
from ratskeller.research.data import open_data

data = open_data(".")
row = data.decisions.head(1).collect().row(0, named=True)
data.position(row)  # a position of the library
data.observation(row)  # what the asked seat may know, as the environments have it
```

Any program that reads Parquet can do without Ratskeller.

## Limits

- `position` holds the whole truth, face-down tokens included. To learn from what a seat may know, use `observation`.
- `chances` are what the evaluation of the levels estimates. It was fitted to games of strong bots; between weak ones it is not calibrated.
- Bots are not people. Levels make the mistakes that they were given, and repeat them.
- A share of games won says how these bots play, not how perfect players would.
"""


def card_of(counts: Iterable[tuple[Plan, int]]) -> str:
    heading = (
        "| set | game | line-up | options | seed | games | rules | fingerprint of rules | of rules and bots | Ratskeller |\n"
        "|---|---|---|---|---|---|---|---|---|---|\n"
    )
    sets = heading + "".join(_row(plan, games) for plan, games in counts)
    return CARD.format(sets=sets, games=as_markdown(GAMES), decisions=as_markdown(DECISIONS))


def _row(plan: Plan, games: int) -> str:
    options = msgspec.json.encode(plan.options).decode().replace("|", "\\|")
    bots = ", ".join(plan.bots)
    search = "compiled" if plan.compiled else "interpreted"
    return (
        f"| `{plan.name}` | {plan.game} | {bots} | `{options}` | {plan.seed} | {games:,} | version {plan.version}, {search} "
        f"| `{plan.rules}` | `{plan.sources}` | {plan.package} |\n"
    )
