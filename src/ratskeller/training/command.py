"""The command `ratskeller train`."""

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ratskeller.core.code_cache import is_warm

from .jobs import SEATS
from .ranking import Ranking
from .stages import STAGES, BadTraining, Checked, Training, Trust
from .tuning import Effect

USUAL = [stage for stage in STAGES if stage != "chances"]
"""`chances` does a part of what `fit` does."""
INTERRUPTED = 130
"""Exit status after Ctrl+C."""


def run(
    game: str,
    folder: Path | None = None,
    stages: Sequence[str] = USUAL,
    games: int = 4000,
    seed: int = 1,
    cores: int = 1,
    fresh: int | None = None,
    ray: str | None = None,
    players: int = SEATS,
) -> int:
    """Train the evaluation of a game, stage by stage, in a folder where it can be gone on with; return the exit status.

    Ctrl+C ends it; what was played until then stays (status 130).

    Parameters
    ----------
    game: the game, such as `rattus`.
    folder: where games and results lie; by default `training-GAME` in the present one.
    stages: some of `tune`, `play`, `learn`, `compare`, `fit` or `chances`, and `check`, in this order.
    games: how many games to learn from.
    seed: the same seed gives the same games.
    cores: processes that play.
    fresh: how many games to check with; by default a quarter of `games`.
    ray: address of a Ray cluster whose machines play instead, or `local` for two workers here.
    players: with how many players weights are tuned and turns are tried, and what was fitted is held against what was before.

    Errors: UnknownGame, BadTraining, BadCluster (ValueErrors) for wrong arguments; OSError for files that can't be written.
    """
    unknown = [stage for stage in stages if stage not in STAGES]
    if unknown or not stages:
        raise BadTraining(f"stages: some of {', '.join(STAGES)}, not {', '.join(unknown) or 'none'}")
    if {"fit", "chances"} <= set(stages):
        raise BadTraining("stages: fit or chances, not both; fit finds chances as well")
    training = Training(
        game,
        folder or Path(f"training-{game}"),
        games,
        seed,
        cores,
        is_warm(game),
        fresh=fresh,
        ray=ray,
        players=players,
    )
    training.begin()
    try:
        for stage in STAGES:
            if stage in stages:
                _do(stage, training)
    except KeyboardInterrupt:
        Console(stderr=True).print(f"interrupted; the same command goes on from {training.folder}")
        return INTERRUPTED
    return 0


def _do(stage: str, training: Training) -> None:
    said = Console()
    with _bar() as bar:
        task = bar.add_task(f"{training.game}: {stage}", total=None)

        def progress(done: int, wanted: int) -> None:
            bar.update(task, completed=done, total=wanted)

        if stage == "tune":
            said.print(_effects(training.tune(progress)))
        elif stage == "play":
            training.play(progress)
        elif stage in ("learn", "compare"):
            told = (
                f"{training.learn(progress)} positions" if stage == "learn" else f"{training.compare(progress)} turns"
            )
            said.print(f"learned from {told}: {training.folder / 'learned.json'}", highlight=False)
        elif stage in ("fit", "chances"):
            found = training.fit() if stage == "fit" else training.chances()
            said.print(found.as_toml(), highlight=False, markup=False, end="")
        else:
            said.print(_told(training.check(progress)), highlight=False, soft_wrap=True)


def _bar() -> Progress:
    """Progress goes to the error output; Rich leaves it out where that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _effects(found: Sequence[Effect]) -> Table:
    """A row for each weight, those that matter most first."""
    table = Table(
        box=SIMPLE_HEAD, title="what a step more of a weight is worth, in points of margin", title_justify="left"
    )
    for heading in ("weight", "is", "step", "worth", "±", "becomes"):
        table.add_column(heading, justify="left" if heading == "weight" else "right")
    for effect in sorted(found, key=lambda effect: -abs(effect.gain / effect.error)):
        weight = effect.weight
        numbers = (f"{weight.step:.0f}", f"{effect.gain:+.3f}", f"{effect.error:.3f}")
        table.add_row(weight.name, str(weight.value), *numbers, f"{weight.value + effect.steps * weight.step:.0f}")
    return table


def _told(checked: Checked) -> str:
    told = [_told_of("all", checked.all)]
    told += [_told_of(f"{players} players", trust) for players, trust in checked.by_players.items()]
    if (duel := checked.duel) is not None:
        told.append(
            f"fitted against present weights: {duel.share:.1%} of {duel.games} games [{duel.low:.1%} to {duel.high:.1%}], "
            f"margin {duel.margin:+.2f} ± {duel.error:.2f}"
        )
    told += [_siblings(name, ranking) for name, ranking in checked.siblings.items()]
    return "\n".join(told)


def _siblings(name: str, ranking: Ranking) -> str:
    return (
        f"sibling turns of {ranking.positions} positions, {name} weights: {ranking.agreed:.1%} ordered as they prove when played on, "
        f"{ranking.lost:.2f} points lost by the turn liked best"
    )


def _told_of(what: str, trust: Trust) -> str:
    return (
        f"{what}: calibration error {100 * trust.calibration_error:.1f} points, {100 * trust.luck:.1f} would be luck; "
        f"{trust.positions} positions of {trust.games} fresh games"
    )
