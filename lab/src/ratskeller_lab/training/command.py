"""The command `ratskeller-lab train`."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ratskeller.cli.options import DEFAULT_GAME, INTERRUPTED

if TYPE_CHECKING:
    from rich.table import Table

    from ratskeller_lab.training.ranking import Ranking
    from ratskeller_lab.training.stages import Checked, Training, Trust
    from ratskeller_lab.training.tuning import Effect


def train(
    game: str = DEFAULT_GAME,
    /,
    *,
    folder: Path | None = None,
    stages: str = "tune,play,learn,compare,fit,check",
    games: int = 4000,
    seed: int = 1,
    cores: int = 1,
    fresh: int | None = None,
    ray: str | None = None,
    players: int = 2,
) -> int:
    """Train the evaluation of a game on games that greedy plays against itself. After Ctrl+C the same command continues.

    Args:
        game: the game.
        folder: folder for games and results; by default training-GAME.
        stages: one or more of tune (weights, by matches), play (games to learn from), learn (values of facts, from results), compare
            (values of facts, from turns that the search tries), fit (scales and chances to win), check (on fresh games); chances
            instead of fit keeps the scales.
        games: number of games to tune and to learn from.
        seed: the same seed gives the same games.
        cores: number of processes.
        fresh: number of games for check; by default a quarter of --games.
        ray: address of a Ray cluster that plays instead, or local for two workers here.
        players: number of players for tune and compare; weights tuned with more than two apply only to that
            number.
    """
    from ratskeller.core.compile.code_cache import is_warm
    from ratskeller_lab.training.stages import STAGES, Training, check_stages

    names = [name.strip() for name in stages.split(",")]
    check_stages(names)
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
            if stage in names:
                _run_stage(stage, training)
    except KeyboardInterrupt:
        print(f"interrupted; the same command continues from {training.folder}", file=sys.stderr)
        return INTERRUPTED
    return 0


def _run_stage(stage: str, training: "Training") -> None:
    from rich.console import Console

    from ratskeller.cli.progress import progress

    out = Console()
    with progress(f"{training.game}: {stage}") as show:
        if stage == "tune":
            out.print(_effects(training.tune(show)))
        elif stage == "play":
            training.play(show)
        elif stage in ("learn", "compare"):
            count = training.learn(show) if stage == "learn" else training.compare(show)
            kind = "positions" if stage == "learn" else "turns"
            out.print(f"learned from {count} {kind}: {training.folder / 'learned.json'}", highlight=False)
        elif stage in ("fit", "chances"):
            fitted = training.fit() if stage == "fit" else training.chances()
            out.print(fitted.as_toml(), highlight=False, markup=False, end="")
        else:
            out.print(_report(training.check(show)), highlight=False, soft_wrap=True)


def _effects(effects: "Sequence[Effect]") -> "Table":
    """Return a row for each weight, the most important first."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(
        box=SIMPLE_HEAD, title="what a step more of a weight is worth, in points of margin", title_justify="left"
    )
    for heading in ("weight", "is", "step", "worth", "±", "becomes"):
        table.add_column(heading, justify="left" if heading == "weight" else "right")
    for effect in sorted(effects, key=lambda effect: -abs(effect.gain / effect.error)):
        weight = effect.weight
        numbers = (f"{weight.step:.0f}", f"{effect.gain:+.3f}", f"{effect.error:.3f}")
        table.add_row(weight.name, str(weight.value), *numbers, f"{weight.value + effect.steps * weight.step:.0f}")
    return table


def _report(checked: "Checked") -> str:
    lines = [_trust("all", checked.all)]
    lines += [_trust(f"{players} players", trust) for players, trust in checked.by_players.items()]
    if (duel := checked.duel) is not None:
        lines.append(
            f"fitted against present weights: {duel.share:.1%} of {duel.games} games [{duel.low:.1%} to {duel.high:.1%}], "
            f"margin {duel.margin:+.2f} ± {duel.error:.2f}"
        )
    lines += [_ranking(name, ranking) for name, ranking in checked.siblings.items()]
    return "\n".join(lines)


def _ranking(name: str, ranking: "Ranking") -> str:
    return (
        f"sibling turns of {ranking.positions} positions, {name} weights: {ranking.agreed:.1%} ordered as their results, "
        f"{ranking.lost:.2f} points lost by the turn rated best"
    )


def _trust(title: str, trust: "Trust") -> str:
    return (
        f"{title}: calibration error {100 * trust.calibration_error:.1f} points, {100 * trust.luck:.1f} expected by luck alone; "
        f"{trust.positions} positions of {trust.games} fresh games"
    )
