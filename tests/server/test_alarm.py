"""Alarms about failures that Ratskeller itself can't report."""

import os
import subprocess
import sys
from pathlib import Path

from .receiving import mailbox, receiver, text_of

ALARM = Path(__file__).parents[2] / "deploy" / "alarm.py"


def alarm(**environment: str) -> subprocess.CompletedProcess[str]:
    """Tell of a unit, as systemd does."""
    # -I: with nothing but what every Python has
    command = [sys.executable, "-I", str(ALARM), "ratskeller-backup"]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)


def test_a_failure_is_reported_by_email_and_by_webhook() -> None:
    with mailbox() as (box, server), receiver() as room:
        done = alarm(
            ALARM_MAIL="host@tavern.test",
            ALARM_SERVER=server,
            ALARM_WEBHOOK=room.url,
            MONITOR_SERVICE_RESULT="exit-code",
        )
    assert (done.returncode, done.stderr) == (0, "")
    (mail,) = box.mails
    assert (mail["To"], mail["From"]) == ("host@tavern.test", "host@tavern.test")
    assert "ratskeller-backup has failed" in text_of(mail)
    assert "(exit-code)" in text_of(mail)
    ((_, headers, body),) = room.posts
    assert headers["Content-Type"] == "application/json"
    assert b'"text": "ratskeller-backup has failed' in body
    assert b'"content": "ratskeller-backup has failed' in body


def test_one_failing_channel_does_not_stop_the_other_and_reveals_no_secret() -> None:
    with mailbox() as (box, server), receiver() as room:
        room.status = 500
        done = alarm(ALARM_MAIL="host@tavern.test", ALARM_SERVER=server, ALARM_WEBHOOK=f"{room.url}/secret")
    assert (done.returncode, done.stderr) == (1, "ALARM_WEBHOOK: HTTPError\n")
    assert len(box.mails) == 1


def test_an_alarm_without_a_channel_fails() -> None:
    done = alarm(ALARM_MAIL="", ALARM_WEBHOOK="")
    assert (done.returncode, "whom to tell" in done.stderr) == (1, True)
