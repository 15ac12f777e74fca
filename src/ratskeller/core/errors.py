"""Exceptions for wrong input. Each says what is wrong, where, and what would be right."""


class RatskellerError(ValueError):
    """Input that was refused. The message is written for the person who sent it."""


class UnknownGame(RatskellerError):
    """No game of that name is installed."""


class UnknownSeat(RatskellerError):
    """There is no such seat."""


class NotAsked(RatskellerError):
    """The seat is not the one that is asked."""


class BadArgument(RatskellerError):
    """An argument of a call is of the wrong kind or out of bounds."""


class NotBegun(RatskellerError):
    """An environment has no game in play: `reset` begins one."""


class NothingPlayed(RatskellerError, IndexError):
    """There is no line to take back."""


class BadOption(RatskellerError):
    """An option of a new game is unknown or has an impossible value."""


class BadEncoding(RatskellerError):
    """A file is in no encoding that we read."""


class BadData(RatskellerError):
    """A data file (board, tokens) breaks its format or a rule."""


class BadLesson(RatskellerError):
    """The file of a lesson is malformed, or its answers can't be played."""


class BadPosition(RatskellerError):
    """A position's JSON is malformed or breaks a rule."""


class BadRecord(RatskellerError):
    """A record is malformed or does not replay."""


class BadSave(RatskellerError):
    """A saved position is damaged, or was saved by other rules."""


class MissingPackage(RatskellerError):
    """A package that this needs is not installed."""


class IllegalAnswer(RatskellerError):
    """The answer is not legal for the open question. The position is unchanged."""
