"""Measuring bots: matches in which every line-up plays the same deals from every seat."""

from .ladder import LadderResult
from .plan import BadMatch
from .result import BotResult, GameResult, MatchResult
from .runner import match, play_ladder
from .sprt import Sprt, SprtResult

__all__ = [
    "BadMatch",
    "BotResult",
    "GameResult",
    "LadderResult",
    "MatchResult",
    "Sprt",
    "SprtResult",
    "match",
    "play_ladder",
]
