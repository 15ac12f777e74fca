# %% [markdown]
# # Strength of cards
#
# Which class cards of Rattus win? Two bots of the level `cellarer` play with six cards that chance draws for each game.
#
# ```
# ratskeller selfplay rattus --bots cellarer --cards random --games 2000 --seed 11 --folder data
# ```

# %%
import os

import matplotlib.pyplot as plt
import polars as pl

from ratskeller.research.data import open_data
from ratskeller.strength.statistics import Z95, mean, over_deals, standard_error

data = open_data(os.environ.get("RATSKELLER_DATA", "data"))
random_cards = [
    name
    for name, plan in data.sets.items()
    if plan.game == "rattus" and plan.players == 2 and plan.options["cards"] == "random"
]
games = (
    data.games.filter(pl.col("set").is_in(random_cards))
    .with_columns(cards=pl.col("options").str.json_path_match("$.cards").str.json_decode(pl.List(pl.String)))
    .select("set", "number", "cards", "scores", first=pl.col("shares").list.get(0))
    .collect()
)
cards = games["cards"].explode().unique().sort().to_list()
print(f"{len(games):,} games, {len(cards)} cards")

# %% [markdown]
# ## Who took it more often?
#
# In each game we ask which seat took a card more often, and what part of the victory that seat had. Games in which both took it equally
# often don't count. `over_deals` gives the 95 % interval of a mean of such parts; here each game is a deal of its own.

# %%
takes = (
    data.decisions.filter(pl.col("set").is_in(random_cards), pl.col("answer").str.starts_with("take "))
    .select(
        "set", "number", card=pl.col("answer").str.strip_prefix("take "), lead=1 - 2 * pl.col("seat").cast(pl.Int32)
    )
    .group_by("set", "number", "card")
    .agg(pl.col("lead").sum(), takes=pl.len())
    .collect()
    .join(games, on=["set", "number"])
    .with_columns(share=pl.when(pl.col("lead") > 0).then(pl.col("first")).otherwise(1 - pl.col("first")))
)


def share_of_more(card):
    """Return the share won by the seat that took a card more often, with its interval and the number of games."""
    shares = takes.filter(pl.col("card") == card, pl.col("lead") != 0)["share"].to_list()
    return card, mean(shares), *over_deals(shares), len(shares)


shares = sorted((share_of_more(card) for card in cards), key=lambda row: row[1])
for card, share, low, high, count in reversed(shares):
    print(f"{card:11} {share:6.1%}  [{low:.1%} to {high:.1%}]  {count:5,} games")

# %%
figure, axes = plt.subplots(figsize=(7, 5.5), layout="constrained")
names, middles, lows, highs, _ = zip(*shares, strict=True)
axes.errorbar(
    [100 * middle for middle in middles],
    names,
    xerr=[
        [100 * max(0, middle - low) for middle, low in zip(middles, lows, strict=True)],
        [100 * max(0, high - middle) for middle, high in zip(middles, highs, strict=True)],
    ],
    fmt="o",
    color="#4a5f86",
    capsize=3,
)
axes.axvline(50, color="#b04a3a", linestyle="--")
axes.set_xlabel("% of games won by the seat that took the card more often, 95 % interval")
axes.grid(axis="x", alpha=0.3)

# %% [markdown]
# This is no experiment: a seat that is ahead may take other cards than one that is behind. But chance draws the six cards that are in play.
# So what differs between games with and without a card is the doing of that card, and of luck.
#
# ## What changes when it is in play?

# %%
points = games.with_columns(points=pl.col("scores").list.sum()).select("cards", "points")


def effect(card):
    """Return how many points more, both seats together, a game with a card brings, with half of the 95 % interval."""
    is_in_play = pl.col("cards").list.contains(card)
    having, missing = (points.filter(it)["points"].to_list() for it in (is_in_play, ~is_in_play))
    error = (standard_error(having) ** 2 + standard_error(missing) ** 2) ** 0.5
    return card, mean(having) - mean(missing), Z95 * error


effects = sorted((effect(card) for card in cards), key=lambda row: row[1])
figure, axes = plt.subplots(figsize=(7, 5.5), layout="constrained")
names, middles, widths = zip(*effects, strict=True)
axes.errorbar(middles, names, xerr=widths, fmt="o", color="#4a5f86", capsize=3)
axes.axvline(0, color="#b04a3a", linestyle="--")
axes.set_xlabel("points more in a game with the card, both seats together, 95 % interval")
axes.grid(axis="x", alpha=0.3)

# %% [markdown]
# ## Result

# %%
# The clearest results: cards that few games are about lie far out by luck alone
worst, best = min(shares, key=lambda row: row[3]), max(shares, key=lambda row: row[2])
dear, cheap = effects[0], effects[-1]
print(
    f"In {len(games):,} games of {data.sets[random_cards[0]].bots[0]}, the seat that took the {best[0]} more often won {best[1]:.1%} "
    f"[{best[2]:.1%} to {best[3]:.1%}], with the {worst[0]} {worst[1]:.1%} [{worst[2]:.1%} to {worst[3]:.1%}].\n"
    f"The {cheap[0]} changes the points of a game by {cheap[1]:+.1f} ± {cheap[2]:.1f}, the {dear[0]} by {dear[1]:+.1f} ± {dear[2]:.1f}.\n"
    f"Of {len(cards)} intervals of 95 %, about one misses the truth by luck alone."
)
