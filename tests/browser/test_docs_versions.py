"""The documentation of all versions: a folder for each, a list, a start page that leads to the newest release, and a menu."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest
from playwright.async_api import Route, expect

from .visitor import Visitor

DOCS = Path(__file__).parents[2] / "docs"
ORIGIN = "http://docs.test"
# What Sphinx puts into the template
PAGE = {"{{ version }}": "1.10.0", "{{ pagename }}": "bots", "{{ pathto('index', 0) }}": "index.html"}


@pytest.fixture(scope="module")
def publish() -> ModuleType:
    spec = importlib.util.spec_from_file_location("publish", DOCS / "publish.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def built(folder: Path, text: str = "", *more: str) -> Path:
    """A folder of built pages."""
    folder.mkdir()
    for name in ("index.html", *more):
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def site(publish: ModuleType, tmp_path: Path) -> Path:
    """Three releases and the documentation of the main branch."""
    for name in ("1.9.1", "latest", "1.10.0", "1.9.2"):
        publish.add(built(tmp_path / name, name, "bots.html"), tmp_path / "site", name)
    return tmp_path / "site"


def test_versions_are_listed_from_the_newest_and_the_start_page_leads_to_the_newest_release(site):
    assert json.loads((site / "versions.json").read_text("utf-8")) == ["latest", "1.10.0", "1.9.2", "1.9.1"]
    assert "url=1.10.0/index.html" in (site / "index.html").read_text("utf-8")


def test_before_the_first_release_the_start_page_leads_to_the_main_branch(publish, tmp_path):
    publish.add(built(tmp_path / "pages"), tmp_path / "site", "latest")
    assert "url=latest/index.html" in (tmp_path / "site/index.html").read_text("utf-8")


def test_a_version_that_is_published_again_replaces_its_pages_and_no_others(publish, site, tmp_path):
    publish.add(built(tmp_path / "again", "new"), site, "1.9.2")
    assert [(site / name / "index.html").read_text("utf-8") for name in ("1.9.1", "1.9.2")] == ["1.9.1", "new"]
    assert not (site / "1.9.2/bots.html").exists()


def test_a_tag_names_its_folder_and_anything_else_is_refused(publish):
    assert [publish.folder_name(it) for it in ("latest", "v1.0.0", "1.2.3")] == ["latest", "1.0.0", "1.2.3"]
    for name in ("../1.0.0", "v1.0", "main", ""):
        with pytest.raises(ValueError, match=r"write 'latest' or a tag such as 'v1\.0\.0'"):
            publish.folder_name(name)


@pytest.mark.browser
@pytest.mark.own_page
@pytest.mark.asyncio(loop_scope="session")
async def test_the_menu_leads_to_the_same_page_of_another_version_or_else_to_its_start(
    publish: ModuleType, site: Path, desk: Visitor, tmp_path: Path
) -> None:
    menu = (DOCS / "_templates/versions.html").read_text("utf-8")
    menu = menu.replace("{{ pathto('_static/versions.js', 1) }}", "versions.js")
    for name, value in PAGE.items():
        menu = menu.replace(name, value)
    (site / "1.10.0/bots.html").write_text(menu, encoding="utf-8")
    (site / "1.10.0/versions.js").write_bytes((DOCS / "_static/versions.js").read_bytes())
    publish.add(built(tmp_path / "old"), site, "1.8.0")

    async def serve(route: Route) -> None:
        file = site / route.request.url.removeprefix(f"{ORIGIN}/")
        await (route.fulfill(path=file) if file.is_file() else route.fulfill(status=404))

    await desk.page.route(f"{ORIGIN}/**", serve)
    for name, page in (("latest", "bots"), ("1.8.0", "index")):
        await desk.page.goto(f"{ORIGIN}/1.10.0/bots.html")
        choice = desk.page.get_by_label("Version")
        await expect(choice).to_have_value("1.10.0")
        await choice.select_option(name)
        await desk.page.wait_for_url(f"{ORIGIN}/{name}/{page}.html")
