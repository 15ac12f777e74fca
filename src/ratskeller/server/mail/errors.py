"""The outcomes of sending something other than success, for mails, web push and webhooks."""


class NotSent(Exception):
    """It was not delivered, and may be sent again later. The text gives the reason, without any address."""


class Rejected(Exception):
    """The receiver does not accept it and never will."""


class Gone(Exception):
    """The device has unsubscribed: delete its channel."""


class Uncertain(Exception):
    """It may have been delivered. It is not sent again, so that nobody gets it twice."""
