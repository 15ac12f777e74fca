"""Every route and every message for every role: measured."""

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from ratskeller.server.accounts.api_tokens import Scope
from ratskeller.server.export import LiveMessage
from tools import roles_page

from .roles import BODIES, SEATED, Asked, Heard, addresses
from .serving import Server, served

OPEN_TO_ALL = {
    *(
        "/games",
        "/games/{name:str}/catalogue",
        "/games/{name:str}/engine",
        "/games/{name:str}/engine/{file:str}",
        "/games/{name:str}/words/{language:str}",
        "/openapi.json",
        "/health",
        "/me",
        "/start",
    ),
    *("/me/return", "/me/sign-in", "/me/mail-link", "/me/mail-link/use", "/stop/{token:str}"),
}
# They come to all who hear anything: every 20 seconds, and when the disk is full; and of bots, to the person at whose device they think
OTHER_MESSAGES = {"ping", "storage", "bot"}


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for this file."""
    yield from served(tmp_path_factory.mktemp("roles"))


@pytest.fixture(scope="module")
def measured(shared_server: Server) -> tuple[Asked, Heard]:
    return roles_page.measured(shared_server)


@pytest.fixture
def found(measured: tuple[Asked, Heard]) -> Asked:
    return measured[0]


@pytest.fixture
def reply(measured: tuple[Asked, Heard]) -> Heard:
    return measured[1]


def test_the_lists_of_routes_and_messages_are_current(measured: tuple[Asked, Heard]) -> None:
    for file, text in roles_page.lists(*measured).items():
        assert file.read_text(encoding="utf-8") == text, roles_page.COMMAND


def test_a_stranger_gets_only_public_information(found: Asked) -> None:
    let_in = {it.path for it, refusals in found.items() if refusals["stranger"] != "no-session"}
    assert let_in == OPEN_TO_ALL
    assert found[next(it for it in found if it.name == "renameMe")]["stranger"] == "no-session"


def test_only_admins_manage_the_site_and_that_opens_no_table(found: Asked) -> None:
    for address, refusals in found.items():
        if address.path.startswith("/admin/"):
            assert [role for role, refusal in refusals.items() if not refusal] == ["admin"]
        elif address.path.startswith("/tables/"):
            assert refusals["admin"] == refusals["guest"] == refusals["player elsewhere"]


def test_an_onlooker_can_t_play_and_a_player_is_not_the_host(found: Asked) -> None:
    by_name = {it.name: refusals for it, refusals in found.items()}
    assert {by_name[name]["onlooker"] for name in SEATED} == {"wrong-seat"}
    assert not {by_name[name]["player"] for name in SEATED} - {""}
    assert by_name["vote"]["onlooker"] == "no-voice"
    assert (by_name["closeTable"]["player"], by_name["closeTable"]["host"]) == ("not-host", "")
    assert (by_name["clearSeat"]["player"], by_name["clearSeat"]["host"]) == ("wrong-seat", "")


def test_a_token_allows_what_its_scope_names_of_what_its_guest_may_do(found: Asked) -> None:
    for address, refusals in found.items():
        for own in get_args(Scope):
            if address.path in OPEN_TO_ALL - {"/me", "/start"}:
                expected = ""
            elif address.scope is None:
                expected = "not-for-programs"
            else:
                expected = refusals["player"] if own == address.scope else "scope-missing"
            assert refusals[f"token: {own}"] == expected, (address, own)


def test_players_do_not_get_onlookers_chat_and_a_refused_socket_gives_a_reason(reply: Heard) -> None:
    assert [role for role, hears in reply["talk: gallery"].items() if hears] == ["onlooker"]
    assert {role for role, hears in reply["talk: table"].items() if hears} == {
        "onlooker",
        "player",
        "host",
        "token: read",
    }
    assert {role for role, hears in reply["error"].items() if not hears} == {
        "onlooker",
        "player",
        "host",
        "token: read",
    }


def test_every_kind_of_message_and_every_body_is_covered(reply: Heard) -> None:
    kinds = {msgspec.inspect.type_info(it).tag for it in get_args(LiveMessage)} | {"turns"}  # type: ignore[union-attr]
    assert {kind.partition(":")[0] for kind in reply} == kinds - OTHER_MESSAGES
    assert set(BODIES) <= {it.name for it in addresses()}
