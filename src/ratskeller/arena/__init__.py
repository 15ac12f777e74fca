"""Measuring bots: matches in which every line-up plays the same deals from every seat."""

from .ladder import LadderResult
from .match import BadMatch
from .playing import play_ladder, play_match
from .result import BotResult, GameResult, MatchResult
from .sprt import Sprt, SprtResult

__all__ = [
    "BadMatch",
    "BotResult",
    "GameResult",
    "LadderResult",
    "MatchResult",
    "Sprt",
    "SprtResult",
    "play_ladder",
    "play_match",
]
