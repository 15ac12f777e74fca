"""A bot of another package, as it lies in a folder of installed packages."""

import os
from pathlib import Path

BOT = """import ratskeller as rk


class Last:
    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def play(self, position: rk.Position) -> rk.Move:
        return rk.Move(position.legal_moves[-1])
"""


def install_bot(folder: Path) -> dict[str, str]:
    """Put the package of the bot `last` into a folder; return an environment in which Python finds it."""
    described = folder / "last_bot-1.0.dist-info"
    described.mkdir()
    (folder / "last_bot.py").write_text(BOT)
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: last-bot\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text("[ratskeller.bots]\nlast = last_bot:Last\n")
    return os.environ | {"PYTHONPATH": str(folder)}
