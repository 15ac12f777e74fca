"""What can become of something that was to be sent. Nothing raised: it has arrived as far as anybody can tell."""


class NotSent(Exception):
    """It has not arrived, and may be tried again later. The text tells why, without any address."""


class Unwanted(Exception):
    """Whoever is there does not take it, and never will; another try is no use."""


class Gone(Exception):
    """The device has taken back that it may be told anything: its channel is of no use any more."""


class Unsure(Exception):
    """It may have arrived: nobody is to be told twice, so it is not tried again."""
