"""Measuring bots: matches in which every line-up plays the same deals from every seat."""

from .match import BadMatch, play_match
from .result import BotResult, GameResult, MatchResult

__all__ = ["BadMatch", "BotResult", "GameResult", "MatchResult", "play_match"]
