"""Tell by email, by webhook or by both that a unit of systemd has failed.

It needs nothing but the Python of the system: it has to work where Ratskeller does not. The environment says to whom:

- `ALARM_WEBHOOK`: an address that takes JSON with a `text` (Slack, Mattermost) and a `content` (Discord);
- `ALARM_MAIL`: an email address; `ALARM_SERVER` (`smtp.example.org:587`) takes emails; `ALARM_USER` and `ALARM_PASSWORD` sign in there,
  `ALARM_SENDER` is who the email comes from, usually who gets it. The connection is by TLS at port 465, by
  STARTTLS at 587 and wherever it signs in.
"""

import json
import os
import smtplib
import socket
import ssl
import sys
import urllib.request
from email.message import EmailMessage

SECONDS = 30
STARTTLS_PORT = 587


def main(unit: str) -> int:
    """Tell of a unit by all ways that there are, and return the exit status: 1 where one of them failed or there is none."""
    machine = socket.gethostname()
    why = os.environ.get("MONITOR_SERVICE_RESULT", "")
    text = f"{unit} has failed on {machine}{why and f' ({why})'}. Look there: journalctl -u {unit} -n 50"
    ways = {"ALARM_WEBHOOK": by_webhook, "ALARM_MAIL": by_mail}
    chosen = {name: way for name, way in ways.items() if os.environ.get(name)}
    failed = not chosen
    for name, way in chosen.items():
        try:
            way(os.environ[name], text)
        except (OSError, ValueError, smtplib.SMTPException) as error:
            # The address of a webhook is a secret, and some errors tell it
            print(f"{name}: {type(error).__name__}", file=sys.stderr)
            failed = True
    if not chosen:
        print("neither ALARM_WEBHOOK nor ALARM_MAIL says whom to tell", file=sys.stderr)
    return int(failed)


def by_webhook(address: str, text: str) -> None:
    """Send a text to a chat room."""
    body = json.dumps({"text": text, "content": text}).encode()
    if not address.startswith(("https://", "http://")):
        raise ValueError("no address of the web")
    request = urllib.request.Request(address, body, {"Content-Type": "application/json", "User-Agent": "ratskeller"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=SECONDS):  # noqa: S310
        pass


def by_mail(address: str, text: str) -> None:
    """Send a text as an email."""
    mail = EmailMessage()
    mail["Subject"] = "Ratskeller: alarm"
    mail["From"] = os.environ.get("ALARM_SENDER") or address
    mail["To"] = address
    mail.set_content(text)
    host, _, port = os.environ.get("ALARM_SERVER", "localhost:25").partition(":")
    number, user, safe = int(port or 587), os.environ.get("ALARM_USER"), ssl.create_default_context()
    by_tls = number == smtplib.SMTP_SSL_PORT
    opened = (
        smtplib.SMTP_SSL(host, number, timeout=SECONDS, context=safe)
        if by_tls
        else smtplib.SMTP(host, number, timeout=SECONDS)
    )
    with opened as server:
        if not by_tls and (number == STARTTLS_PORT or user):
            server.starttls(context=safe)
        if user:
            server.login(user, os.environ.get("ALARM_PASSWORD", ""))
        server.send_message(mail)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
