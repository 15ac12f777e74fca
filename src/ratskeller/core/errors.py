"""What can be wrong with input, as exceptions that say what, where and what would be right."""


class RatskellerError(ValueError):
    """Input that was refused. Its text is written for the person who sent the input."""


class UnknownGame(RatskellerError):
    """No game of that name is installed."""


class UnknownSeat(RatskellerError):
    """There is no such seat."""


class NotAsked(RatskellerError):
    """The seat is not the one that is asked."""


class BadArgument(RatskellerError):
    """An argument of a call is of the wrong kind or out of bounds."""


class BadOption(RatskellerError):
    """An option of a new game is unknown or has a value that it can't have."""


class BadData(RatskellerError):
    """A data file (board, tokens) breaks its format or a rule."""


class BadLesson(RatskellerError):
    """The file of a lesson is malformed, or what it says can't be played."""


class BadPosition(RatskellerError):
    """A position's JSON is malformed or breaks a rule."""


class BadRecord(RatskellerError):
    """A record is malformed or does not replay."""


class BadSave(RatskellerError):
    """A saved position is damaged, or other rules have saved it."""


class MissingPackage(RatskellerError):
    """A package that this needs is not installed."""


class IllegalAnswer(RatskellerError):
    """The answer is not legal for the open question; the position stays as it was."""
