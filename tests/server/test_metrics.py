"""The numbers that a server tells to Prometheus: at an address of their own, and without a word of who plays."""

import re
import socket
from collections.abc import Callable

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ratskeller.server.app.prometheus import GAUGE_HELP, PrometheusMetrics
from ratskeller.server.settings import BadSetting, Settings

from .serving import Server, until


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def asked(port: int) -> tuple[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]]:
    """The metrics, as text and by name and labels."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return text, {(it.name, tuple(sorted(it.labels.items()))): it.value for it in samples}


def test_what_happens_is_counted_and_nobody_is_named(start: Callable[..., Server]) -> None:
    port = free_port()
    server = start(metrics=f"127.0.0.1:{port}")
    guest = server.guest()
    table = guest.open([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    until(lambda: (it := guest.table(table))["view"]["legal"] and it)
    table = guest.table(table)
    with guest.live(table):
        guest.answer(table, table["view"]["legal"][0])
        guest.http.get(f"/t/{table['id']}")
        guest.http.get(f"/api/nothing/{guest.me['id']}")
        guest.http.request("BREW", "/api/me")
        until(lambda: asked(port)[1].get(("ratskeller_bot_seconds_count", ()), 0) >= 1, 40)
        text, found = asked(port)
        assert found["ratskeller_sockets", ()] == 1
    request = "ratskeller_request_seconds_count"
    for route, method, status in (
        ("openTable", "POST", "201"),
        ("answer", "POST", "201"),
        ("client", "GET", "200"),
        ("unknown", "GET", "404"),
        ("unknown", "other", "405"),
    ):
        labels = (("method", method), ("route", route), ("status", status))
        assert found.get((request, labels), 0) >= 1, (route, method, status)
    assert found["ratskeller_entries_total", ()] >= 2
    assert found["ratskeller_commit_writes_sum", ()] >= found["ratskeller_commit_writes_count", ()] >= 3
    assert {f"ratskeller_{name}" for name in GAUGE_HELP} <= {name for name, _ in found}
    assert (found["ratskeller_tables", ()], found["ratskeller_storage_trouble", ()]) == (1, 0)
    assert found["ratskeller_clock_seconds", ()] > 0
    # Neither who it was nor where: numbers are kept for years, and shown to many
    for secret in (guest.me["id"], guest.me["name"], table["id"], table["id"][:8], *guest.http.cookies.values()):
        assert secret not in text
    assert guest.http.get("/metrics").headers["content-type"].startswith("text/html"), "the public port tells nothing"
    until(lambda: asked(port)[1]["ratskeller_sockets", ()] == 0)
    assert server.stop() == 0
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")


def test_usually_nothing_is_printed() -> None:
    assert Settings.checked().metrics_at is None


@pytest.mark.parametrize("wrong", ["9464", ":9464", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:99999", "a b:9464", "::1:x"])
def test_an_address_without_host_or_port_is_refused(wrong: str) -> None:
    with pytest.raises(BadSetting, match=r"^metrics: "):
        Settings.checked(metrics=wrong)


@pytest.mark.parametrize(
    ("text", "found"),
    [("127.0.0.1:9464", ("127.0.0.1", 9464)), ("[::1]:9464", ("::1", 9464)), ("localhost:1", ("localhost", 1))],
)
def test_an_address_is_read(text: str, found: tuple[str, int]) -> None:
    assert Settings.checked(metrics=text).metrics_at == found


def test_a_port_that_somebody_has_is_a_wrong_setting() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(BadSetting, match=r"^metrics: can't listen"):
        PrometheusMetrics("127.0.0.1", taken.getsockname()[1])


def test_only_who_asks_by_a_name_of_the_server_gets_an_answer() -> None:
    metrics = PrometheusMetrics("127.0.0.1", free_port(), ["play.example.org"])
    try:
        found = [
            httpx.get(metrics.address, headers={"Host": host}).status_code
            for host in ("evil.example", "evil.example:9464", "localhost", "play.example.org:9464", "127.0.0.1")
        ]
    finally:
        metrics.close()
    assert found == [421, 421, 200, 200, 200]


def test_every_number_says_what_it_is() -> None:
    metrics = PrometheusMetrics("127.0.0.1", free_port())
    try:
        text = httpx.get(metrics.address).text
    finally:
        metrics.close()
    families = {it.name: it.documentation for it in text_string_to_metric_families(text)}
    assert all(families.values())
    assert {name for name in families if not re.match(r"(ratskeller|process|python_gc)_", name)} == set()
