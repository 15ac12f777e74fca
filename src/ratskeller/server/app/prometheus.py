"""Metrics of a server for Prometheus, at an address of their own, which must not be public.

No label identifies a person, a table or a client address. Routes are labelled by their operation ids.
"""

from collections.abc import Iterable
from http import HTTPStatus
from ipaddress import ip_address
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from prometheus_client import (
    GC_COLLECTOR,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

from ratskeller.server.errors import Problem
from ratskeller.server.http.origins import AllowedHosts
from ratskeller.server.metrics import GaugeFunctions, Metrics
from ratskeller.server.settings import BadSetting

SHORT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds of requests and commits."""
LONG_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 7.5, 10, 30, 60, 300)
"""Seconds of thinking of bots."""
BLOCKED_BUCKETS = (0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds for which the event loop was blocked."""
COUNT_BUCKETS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
GAUGE_HELP = {
    "tables": "Tables in memory",
    "bots_waiting": "Answers of bots that wait for a free process",
    "bot_processes": "Processes of bots",
    "stand_ins": "Answers by substitutes because a bot had none in time, since the start",
    "news_waiting": "Notifications that have not been sent yet",
    "news_failed": "Notifications that could not be sent",
    "storage_trouble": "1 while writes fail",
    "storage_damaged": "1 once a damaged part of the database was found",
    "rules_compiled": "1 once the rules of all games are compiled for the bots",
    "clock_seconds": "The time of the server by which the clocks of tables run",
}


class PrometheusMetrics(Metrics):
    """Keeps metrics and serves them at an address."""

    def __init__(self, host: str, port: int, allowed: Iterable[str] = ()) -> None:
        """Serve them at this address, under the `allowed` host names, in a thread. Raises `BadSetting` if the port can't be used."""
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._registry.register(GC_COLLECTOR)
        self._answered = Histogram(
            "ratskeller_request_seconds",
            "Seconds that requests took, by operation, method and status",
            ("route", "method", "status"),
            buckets=SHORT_BUCKETS,
            registry=self._registry,
        )
        self._sockets = Gauge("ratskeller_sockets", "Open sockets", registry=self._registry)
        self._stored = Counter("ratskeller_entries", "Stored entries of games", registry=self._registry)
        self._commits = Histogram(
            "ratskeller_commit_seconds", "Seconds that commits took", buckets=SHORT_BUCKETS, registry=self._registry
        )
        self._writes = Histogram(
            "ratskeller_commit_writes",
            "Writes in one commit",
            buckets=COUNT_BUCKETS,
            registry=self._registry,
        )
        self._thought = Histogram(
            "ratskeller_bot_seconds",
            "Seconds that bots thought about an answer",
            buckets=LONG_BUCKETS,
            registry=self._registry,
        )
        self._held = Histogram(
            "ratskeller_loop_held_seconds",
            "Seconds for which the event loop was blocked, from 0.1 s on",
            buckets=BLOCKED_BUCKETS,
            registry=self._registry,
        )
        try:
            self._server, self._thread = start_http_server(port, host, self._registry)
        except OSError as error:
            raise BadSetting(f"metrics: can't listen on {host} port {port}: {error}") from error
        app = self._server.get_app()
        assert app is not None
        self._server.set_app(_with_host_check(app, AllowedHosts(host, allowed)))

    @property
    def address(self) -> str:
        host, port = self._server.server_address[:2]
        shown = str(host)
        return f"http://{f'[{shown}]' if ip_address(shown).version == 6 else shown}:{port}/metrics"

    def count_request(self, route: str, method: str, status: int, seconds: float) -> None:
        self._answered.labels(route, method, str(status)).observe(seconds)

    def add_sockets(self, number: int) -> None:
        self._sockets.inc(number)

    def count_entries(self, number: int) -> None:
        self._stored.inc(number)

    def observe_commit(self, writes: int, seconds: float) -> None:
        self._commits.observe(seconds)
        self._writes.observe(writes)

    def observe_bot(self, seconds: float) -> None:
        self._thought.observe(seconds)

    def observe_block(self, seconds: float) -> None:
        self._held.observe(seconds)

    def add_gauges(self, gauges: GaugeFunctions) -> None:
        for name, number in gauges.items():
            Gauge(f"ratskeller_{name}", GAUGE_HELP[name], registry=self._registry).set_function(number)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _with_host_check(app: WSGIApplication, allowed_hosts: AllowedHosts) -> WSGIApplication:
    def answer(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        try:
            allowed_hosts.check(environ.get("HTTP_HOST", "").encode("latin-1"), "")
        except Problem as problem:
            start(
                f"{problem.status} {HTTPStatus(problem.status).phrase}", [("Content-Type", "text/plain; charset=utf-8")]
            )
            return [problem.message.encode()]
        return app(environ, start)

    return answer
