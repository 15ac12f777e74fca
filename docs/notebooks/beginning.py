# %% [markdown]
# # Advantage of beginning
#
# Does it help to begin? Equal bots of the level `cellarer` play both games, and seat 0 always begins. If the order did not matter, every
# seat would win the same.
#
# ```
# ratskeller selfplay rattus --bots cellarer --cards random --games 2000 --seed 11 --folder data
# ratskeller selfplay rattus --bots cellarer --cards random --players 3 --games 1000 --seed 11 --folder data
# ratskeller selfplay rattus --bots cellarer --cards random --players 4 --games 1000 --seed 11 --folder data
# ratskeller selfplay carcassonne --bots cellarer --games 150 --seed 11 --folder data
# ratskeller selfplay carcassonne --bots cellarer --plague off --games 150 --seed 11 --folder data
# ```

# %%
import os

import matplotlib.pyplot as plt
import polars as pl

from ratskeller import games as all_games
from ratskeller.research.data import open_data
from ratskeller.strength.statistics import mean, over_deals

data = open_data(os.environ.get("RATSKELLER_DATA", "data"))


KINDS = {
    "Rattus": ("rattus", {"cards": "random"}),
    "Carcassonne: The Plague": ("carcassonne", {}),
    "Carcassonne without plague": ("carcassonne", {"plague": False}),
}
"""The games to compare, with the options that differ from the defaults."""


def title(plan):
    """Return what to call a set that this notebook compares, or None for any other set."""
    usual = all_games.get(plan.game).new(players=plan.players).options
    changed = {name: value for name, value in plan.options.items() if usual.get(name) != value}
    kind = next((name for name, it in KINDS.items() if it == (plan.game, changed)), None)
    return f"{kind}, {plan.players} players" if kind and len(set(plan.bots)) == 1 else None


titles = {name: title(plan) for name, plan in data.sets.items()}
compared = sorted((name for name, it in titles.items() if it), key=lambda name: titles[name])

# %% [markdown]
# ## Victories by seat
#
# A shared victory counts in parts. `over_deals` gives the 95 % interval. Games of a set are independent of each other, so each of them is a
# deal of its own.

# %%
rows = []
for name in compared:
    games = data.games.filter(pl.col("set") == name).collect()
    for seat in range(data.sets[name].players):
        won = games["shares"].list.get(seat).to_list()
        low, high = over_deals(won)
        rows.append((titles[name], seat, mean(won), low, high, len(won), data.sets[name].players))
        print(f"{titles[name]:40} seat {seat}: {mean(won):6.1%}  [{low:.1%} to {high:.1%}]  {len(won):,} games")

# %%
figure, axes = plt.subplots(figsize=(7, 1.2 + 0.3 * len(rows)), layout="constrained")
for place, (_, _, share, low, high, _, players) in enumerate(reversed(rows)):
    gain = 100 * (share * players - 1)
    ends = [[max(0, gain - 100 * (low * players - 1))], [max(0, 100 * (high * players - 1) - gain)]]
    axes.errorbar([gain], [place], xerr=ends, fmt="o", color="#4a5f86", capsize=3)
axes.set_yticks(range(len(rows)), [f"{name}: seat {seat}" for name, seat, *_ in reversed(rows)])
axes.axvline(0, color="#b04a3a", linestyle="--")
axes.set_xlabel("% more victories than an equal share, 95 % interval")
axes.grid(axis="x", alpha=0.3)

# %% [markdown]
# ## Result

# %%
for name, seat, share, low, high, count, players in rows:
    if seat == 0:
        found = (
            "gains" if low > 1 / players else "loses" if high < 1 / players else "neither gains nor loses measurably"
        )
        print(
            f"{name}: the seat that begins {found}: it wins {share:.1%} [{low:.1%} to {high:.1%}] of {count:,} games, an equal share is "
            f"{1 / players:.1%}."
        )
