"""Notes without a server: they move with their things, are stored with their table, and are gone with it."""

import pytest
from site_browser import Browser

from ratskeller.server.notes.queries import MOST_NOTES
from ratskeller.site import requests

NOTE = "a-note-of-one"


@pytest.fixture
def browser():
    requests._open.clear()
    return Browser()


@pytest.fixture
def table(browser):
    return browser.open("rattus", "me", "hotseat")


def write(browser, table, text, thing=None, note=NOTE, expected=200):
    body = {"text": text, "pin": {"thing": thing, "ply": table["ply"]}}
    return browser.ask("PUT", f"/tables/{table['id']}/notes/{note}", body, expected)


def read(browser, table, **query):
    """The texts and things of all notes, from the document as it is stored."""
    requests._open.clear()
    found = browser.ask("GET", f"/tables/{table['id']}/notes", **query)["notes"]
    return [(it["text"], it["thing"]) for it in found]


def test_a_note_is_written_changed_and_removed(browser, table):
    thing = browser.ask("GET", f"/tables/{table['id']}/notes")["things"][0]
    assert write(browser, table, " first  thought ", thing)["notes"][0]["text"] == "first thought"
    at = browser.ask("GET", f"/tables/{table['id']}/notes")["notes"][0]["at"]
    browser.ask("PUT", f"/tables/{table['id']}/notes/{NOTE}", {"text": "second"})
    assert read(browser, table) == [("second", thing)]
    assert browser.ask("GET", f"/tables/{table['id']}/notes")["notes"][0]["at"] == at
    assert browser.ask("DELETE", f"/tables/{table['id']}/notes/{NOTE}")["notes"] == []
    assert read(browser, table) == []


def test_notes_stay_when_the_game_goes_on_and_windows_hear_of_them(browser, table):
    thing = browser.ask("GET", f"/tables/{table['id']}/notes")["things"][0]
    write(browser, table, "here", thing)
    browser.answer(table, "gallia")
    assert read(browser, table) == [("here", thing)]
    assert read(browser, table, at=1) == [("here", thing)]
    news = browser.ask("GET", f"/tables/{table['id']}/live", since=0)
    assert [it["text"] for it in news["notes"]] == ["here"]


def test_a_note_on_nothing_one_too_many_and_an_empty_one_are_refused(browser, table):
    assert write(browser, table, "?", "atlantis", expected=422)["code"] == "unknown-thing"
    assert write(browser, table, " ", expected=400)["code"] == "bad-request"
    for number in range(MOST_NOTES):
        write(browser, table, "one", note=f"note-{number:04}")
    assert write(browser, table, "one more", expected=409)["code"] == "notes-full"
    assert len(read(browser, table)) == MOST_NOTES


def test_documents_of_earlier_versions_have_no_notes(browser, table):
    document = browser.documents[table["id"]]
    assert '"notes":[]' in document
    browser.documents[table["id"]] = document.replace(',"notes":[]', "")
    assert read(browser, table) == []
