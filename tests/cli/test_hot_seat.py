"""Several people at one real screen: a session under a pseudo-terminal."""

import os
import re
import sys
import time
from pathlib import Path

import pytest
from server.serving import until

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals like these", allow_module_level=True)

import pty
import select
import signal
import subprocess
import termios

CLEARED = "\x1b[3J"


class Terminal:
    """A program at a terminal of 100 by 40 characters."""

    def __init__(self, *arguments):
        self._main, other = pty.openpty()
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ratskeller.cli", *arguments], stdin=other, stdout=other, stderr=other, env=environment,
            start_new_session=True,
        )  # fmt: skip
        os.close(other)

    def until(self, *wanted, seconds=20):
        """Return what the program writes until one of the wanted texts appears."""
        seen, end = "", time.monotonic() + seconds
        while not any(text in seen for text in wanted):
            assert time.monotonic() < end, f"no {wanted!r} in {seen!r}"
            if select.select([self._main], [], [], 0.2)[0]:
                try:
                    seen += os.read(self._main, 65536).decode(errors="replace")
                except OSError:
                    break
        return seen

    def type(self, text):
        os.write(self._main, text.encode() + b"\n")

    def waits_for_a_key(self):
        """Whether the line editor has taken over the terminal and the process sleeps (state S)."""
        is_edited = not termios.tcgetattr(self._main)[3] & termios.ICANON
        state = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2]
        return is_edited and state.startswith("S")

    def end(self):
        self.process.kill()
        self.process.wait()
        os.close(self._main)


@pytest.fixture
def terminal():
    opened = []

    def start(*arguments):
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield start
    for one in opened:
        one.end()


def test_the_screen_is_cleared_between_people_when_one_has_seen_a_face(terminal):
    screen = terminal("play", "--seats", "human,human", "--seed", "2")
    screen.until("Red> ")
    screen.type("anglia")
    assert CLEARED not in screen.until("Blue> ")
    screen.type("italia")
    screen.until("Blue> ")
    screen.type("italia")
    screen.until("Red> ")
    for text in ("gallia", "take witch; use witch; gallia.1", "stop"):
        screen.type(text)
        screen.until("Red> ")
    screen.type("plague scandia")
    while "Hand over to Blue" not in screen.until("Red> ", "clear the screen. "):
        screen.type("1")
    screen.type("")
    assert CLEARED in screen.until("press Enter when only you")
    screen.type("")
    shown = screen.until("Blue> ")
    assert "Since your last turn" in shown
    assert "Red looks at rat 1 in Gallia." in re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert "known to you" not in shown


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells whether a process sleeps")
def test_ctrl_c_leaves_cleanly_with_130_and_saves_the_record(terminal, tmp_path):
    file = tmp_path / "game.json"
    screen = terminal("play", "--seats", "human,human", "--seed", "2", "--record", str(file))
    screen.until("Red> ")
    # Just before it waits for a key, the line editor would notice the signal only with the next key
    until(screen.waits_for_a_key)
    os.kill(screen.process.pid, signal.SIGINT)
    output = screen.until("Record saved")
    assert screen.process.wait(10) == 130
    assert "Traceback" not in output
    assert file.exists()


def test_the_end_of_input_at_a_terminal_leaves_politely(terminal):
    screen = terminal("play", "--seats", "human,human", "--seed", "2")
    screen.until("Red> ")
    os.write(screen._main, b"\x04")
    screen.until("You have left the game.")
    assert screen.process.wait(10) == 0


def test_the_screen_stays_where_nothing_is_secret(terminal):
    screen = terminal("play", "carcassonne", "--seats", "human,human", "--seed", "3")
    shown = screen.until("Red> ", seconds=40)
    assert "Place tile L" in re.sub(r"\x1b\[[0-9;]*m", "", shown)
    screen.type("1")
    screen.until("Red> ")
    screen.type("none")
    shown = screen.until("Blue> ", "clear the screen. ")
    assert CLEARED not in shown
    assert "clears the screen" not in shown
