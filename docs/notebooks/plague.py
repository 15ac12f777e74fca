# %% [markdown]
# # What the options of the plague change
#
# In each set of games one option of Carcassonne: The Plague, or the reading of the rules of Rattus, differs from the default. Two equal
# bots of the level `cellarer` play.
#
# ```
# ratskeller selfplay carcassonne --bots cellarer --games 150 --seed 11 --folder data
# ratskeller selfplay carcassonne --bots cellarer --plague off --games 150 --seed 11 --folder data
# ratskeller selfplay carcassonne --bots cellarer --plague-tiles 12 --games 100 --seed 11 --folder data
# ratskeller selfplay carcassonne --bots cellarer --grace 17 --games 80 --seed 11 --folder data
# ratskeller selfplay carcassonne --bots cellarer --spread copy --games 80 --seed 11 --folder data
# ratskeller selfplay carcassonne --bots cellarer --reach feature --games 80 --seed 11 --folder data
# ratskeller selfplay carcassonne --bots cellarer --preset as_written --games 80 --seed 11 --folder data
# ratskeller selfplay rattus --bots cellarer --games 300 --seed 11 --folder data
# ratskeller selfplay rattus --bots cellarer --rules printed --games 300 --seed 11 --folder data
# ratskeller selfplay rattus --bots cellarer --rules letter --games 300 --seed 11 --folder data
# ```

# %%
import os

import matplotlib.pyplot as plt
import polars as pl

from ratskeller import games as all_games
from ratskeller.research.data import open_data
from ratskeller.strength.statistics import Z95, mean, standard_error

data = open_data(os.environ.get("RATSKELLER_DATA", "data"))


def differences(plan):
    """Return the options that differ from the defaults, as text."""
    usual = all_games.get(plan.game).new(players=plan.players).options
    changed = {name: value for name, value in plan.options.items() if usual.get(name) != value}
    return ", ".join(f"{name} {value}" for name, value in changed.items()) or "default"


compared = {
    name: f"{plan.game}: {differences(plan)}"
    for name, plan in data.sets.items()
    if plan.players == 2 and len(set(plan.bots)) == 1 and plan.options.get("cards") != "random"
}
order = sorted(
    compared, key=lambda name: (compared[name].split(":")[0], "default" not in compared[name], compared[name])
)

# %% [markdown]
# ## Measures
#
# - *points*: of both seats together
# - *margin*: by how many points the winner leads
# - *changes of the favourite*: how often the seat with the better chance to win (`chances`) changes in a game
#
# Each is a mean over games with its 95 % interval.

# %%
measured = (
    data.games.filter(pl.col("set").is_in(order))
    .select(
        "set",
        "number",
        points=pl.col("scores").list.sum(),
        margin=pl.col("scores").list.max() - pl.col("scores").list.min(),
    )
    .collect()
)
favourites = (
    data.decisions.filter(pl.col("set").is_in(order))
    .select("set", "number", "ply", favourite=pl.col("chances").list.arg_max())
    .sort("set", "number", "ply")
    .group_by("set", "number", maintain_order=True)
    .agg(changes=(pl.col("favourite").diff() != 0).sum())
    .collect()
)
measured = measured.join(favourites, on=["set", "number"])
MEASURES = {"points": "points", "margin": "margin", "changes": "changes of the favourite"}


def interval(name, measure):
    """Return the mean of a measure of a set, and half of its 95 % interval."""
    values = measured.filter(pl.col("set") == name)[measure].to_list()
    return mean(values), Z95 * standard_error(values)


found = {(name, measure): interval(name, measure) for name in order for measure in MEASURES}
print(f"{'':62}{'games':>7}" + "".join(f"{title:>26}" for title in MEASURES.values()))
for name in order:
    numbers = "".join(f"{found[name, it][0]:18.1f} ± {found[name, it][1]:5.2f}" for it in MEASURES)
    print(f"{compared[name]:62}{len(measured.filter(pl.col('set') == name)):7,}{numbers}")

# %%
colours = {"carcassonne": "#4a5f86", "rattus": "#8a5a2b"}
figure, panels = plt.subplots(
    1, len(MEASURES), figsize=(10, 1.2 + 0.35 * len(order)), sharey=True, layout="constrained"
)
for axes, (measure, title) in zip(panels, MEASURES.items(), strict=True):
    for place, name in enumerate(reversed(order)):
        middle, width = found[name, measure]
        colour = colours[data.sets[name].game]
        axes.errorbar([middle], [place], xerr=[[width], [width]], fmt="o", color=colour, capsize=3)
    axes.set_yticks(range(len(order)), [compared[name] for name in reversed(order)])
    axes.set_xlabel(title)
    axes.grid(axis="x", alpha=0.3)

# %% [markdown]
# ## Result
#
# All sets have the same seed, so a game in which an option never matters is the same in both sets: with the base cards most games of the
# three readings of Rattus are. The intervals of differences take the sets as independent, which makes them rather too wide.

# %%
for game in sorted(colours):
    usual = next(name for name in order if compared[name] == f"{game}: default")
    for name in (it for it in order if data.sets[it].game == game and it != usual):
        parts = []
        for measure, title in MEASURES.items():
            gain = found[name, measure][0] - found[usual, measure][0]
            width = (found[name, measure][1] ** 2 + found[usual, measure][1] ** 2) ** 0.5
            if abs(gain) > width:
                parts.append(f"{title} {gain:+.1f} ± {width:.1f}")
        print(
            f"{compared[name]}, compared with the default: {'; '.join(parts) or 'nothing that these games could show'}."
        )
