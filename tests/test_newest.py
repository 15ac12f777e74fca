"""The trial of the newest numba and Python tells what it tried, and tells failures from what it could not try."""

import json

from tools import newest


def listed(*versions: str) -> str:
    def entry(version: str) -> dict[str, object]:
        name, _, variant = version.partition("+")
        major, minor, _ = name.split(".")
        parts = {"major": int(major), "minor": int(minor)}
        return {"version": name, "version_parts": parts, "implementation": "cpython", "variant": variant or "default"}

    return json.dumps([entry(version) for version in versions])


def test_newer_pythons_come_newest_first_without_previews_and_variants() -> None:
    known = listed("3.16.0a2", "3.15.2+freethreaded", "3.15.2", "3.14.10", "3.14.9", "3.11.18", "3.10.1", "3.9.25")
    assert newest.newer_pythons(known, (3, 11)) == ["3.15", "3.14"]
    assert newest.newer_pythons(known, (3, 15)) == []


def test_a_python_that_does_not_exist_could_not_be_tried_and_leaves_nothing(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    output: list[str] = []
    outcome = newest.try_python("3.99", ["tests/core"], output.append)
    assert outcome.status == newest.UNKNOWN
    assert outcome.text.startswith("Python 3.99: make an environment failed: ")
    assert output[0] == "== Python 3.99: make an environment"
    assert list(tmp_path.iterdir()) == []
