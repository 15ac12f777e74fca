"""What the operator has to say: imprint and privacy from files, and the contact for security reports."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from ratskeller.server.app.legal_pages import rendered
from ratskeller.server.settings import BadSetting, Settings

from .serving import Server

IMPRINT = "# Who we are\n\n**Anna Bright**, [write](mailto:anna@tavern.test)\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "pages"
    found.mkdir()
    (found / "imprint.md").write_text(IMPRINT, encoding="utf-8")
    (found / "imprint.de.md").write_text("# Wer wir sind", encoding="utf-8")
    return found


def asked(server: Server, path: str, language: str = "en", **cookies: str) -> httpx.Response:
    """What a browser gets that wishes for a language."""
    with httpx.Client(cookies=cookies) as client:
        return client.get(server.url + path, headers={"Accept-Language": language})


def test_the_host_s_pages_are_shown_in_the_reader_s_language(start: Callable[..., Server], folder: Path) -> None:
    server = start(pages=str(folder))
    english, german = asked(server, "/imprint"), asked(server, "/imprint", "de-AT, en;q=0.5")
    assert english.headers["content-type"] == "text/html; charset=utf-8"
    assert "<h1>Who we are</h1>" in english.text
    assert '<a href="mailto:anna@tavern.test">write</a>' in english.text
    assert "<title>Legal notice · Ratskeller</title>" in english.text
    for it in (
        '<html lang="de">',
        '<main lang="de">',
        "<title>Impressum",
        "Wer wir sind",
        '<a href="/">Startseite</a>',
    ):
        assert it in german.text
    # What nobody has written in Dutch is there in any case, and what was chosen here counts first
    assert "Who we are" in asked(server, "/imprint", "nl").text
    assert "Wer wir sind" in asked(server, "/imprint", "en", **{"ratskeller-language": "de"}).text
    assert "content-security-policy" in english.headers
    with httpx.Client(base_url=server.url) as client:
        assert client.head("/imprint").headers["content-length"] == str(len(english.content))
        assert client.post("/imprint").status_code == 405


def test_the_client_hears_which_pages_there_are(start: Callable[..., Server], server: Server, folder: Path) -> None:
    for name in ("imprint", "privacy"):
        assert asked(server, f"/{name}").text == asked(server, "/").text
    assert "data-pages" not in asked(server, "/").text
    with_one = start("one.sqlite3", pages=str(folder))
    assert '<html data-pages="imprint"' in asked(with_one, "/").text
    assert asked(with_one, "/privacy").text == asked(with_one, "/").text
    (folder / "privacy.txt").write_text("We keep <nothing>\nand tell nobody", encoding="utf-8")
    with_both = start("both.sqlite3", pages=str(folder), prefix="/games/rats")
    assert 'data-pages="imprint privacy"' in asked(with_both, "/games/rats/").text
    text = asked(with_both, "/games/rats/privacy").text
    assert "<pre>We keep &lt;nothing&gt;\nand tell nobody</pre>" in text
    assert '<a href="/games/rats/">' in text


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("<script>alert(1)</script>", "<script"),
        ("a <b onclick=x>b</b>", "<b "),
        ("[a](javascript:alert(1))", "<a "),
        ("[a](data:text/html;base64,AA)", "<a "),
        ("![a](https://elsewhere.test/spy.png)", "<img"),
    ],
)
def test_a_page_holds_no_code_and_shows_nothing_of_other_sites(text: str, never: str) -> None:
    assert never not in rendered(text)


def test_the_contact_for_security_reports_is_where_people_look_for_it(
    start: Callable[..., Server], server: Server
) -> None:
    path = "/.well-known/security.txt"
    assert asked(server, path).status_code == 404
    own = start(security_contact="mailto:security@tavern.test", site="https://play.tavern.test")
    answer = asked(own, path)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    fields = dict(line.split(": ", 1) for line in answer.text.splitlines())
    left = datetime.fromisoformat(fields.pop("Expires")) - datetime.now(UTC)
    assert timedelta(days=30) < left < timedelta(days=365)
    assert fields == {
        "Contact": "mailto:security@tavern.test",
        "Preferred-Languages": "en, de, nl",
        "Canonical": f"https://play.tavern.test{path}",
    }


@pytest.mark.parametrize("wrong", ["security@tavern.test", "http://tavern.test", "mailto:a b@c.test", "mailto:anna"])
def test_a_contact_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(BadSetting, match=r"^security_contact: "):
        Settings.checked(security_contact=wrong)


def test_a_folder_of_pages_has_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"^pages: "):
        Settings.checked(pages=str(tmp_path / "nowhere"))
