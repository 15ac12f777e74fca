"""The numbers of a server for Prometheus, at an address of their own: what is in them is nobody's business outside.

No label tells who somebody is, which table it was, or from where it came: routes go by their names.
"""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any

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
from ratskeller.server.http.allowed_hosts import AllowedHosts
from ratskeller.server.metrics import Metrics, State
from ratskeller.server.settings import BadSetting

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds of requests and commits."""
LONG = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 7.5, 10, 30, 60, 300)
"""Seconds of thinking."""
HELD = (0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds in which nobody was served."""
MANY = (1, 2, 4, 8, 16, 32, 64, 128, 256)
ABOUT = {
    "tables": "Tables in memory",
    "bots_waiting": "Answers of bots that wait for a process to think in",
    "bot_processes": "Processes in which bots think",
    "stand_ins": "Answers that others gave because a bot had none in time, since the start",
    "news_waiting": "What is still to be told to people who are away",
    "news_failed": "What could not be told to them",
    "storage_trouble": "1 while nothing can be stored",
    "storage_damaged": "1 once a damaged part of the database was met",
    "rules_compiled": "1 once bots have compiled rules of all games",
    "clock_seconds": "The server's own time, by which the clocks of tables go",
}
"""What each number of the state means."""


class PrometheusMetrics(Metrics):
    """Keeps what happens, and tells it to whoever asks at an address."""

    def __init__(self, host: str, port: int, allowed: Iterable[str] = ()) -> None:
        """Answer at this address and under names that are `allowed`, in a thread. Errors: BadSetting, where it can't be listened at."""
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._registry.register(GC_COLLECTOR)
        self._answered = Histogram(
            "ratskeller_request_seconds",
            "Requests by the name of what answered, and how long that took",
            ("route", "method", "status"),
            buckets=QUICK,
            registry=self._registry,
        )
        self._sockets = Gauge("ratskeller_sockets", "Sockets that are open", registry=self._registry)
        self._stored = Counter("ratskeller_entries", "Entries of games that were stored", registry=self._registry)
        self._commits = Histogram(
            "ratskeller_commit_seconds", "How long commits took", buckets=QUICK, registry=self._registry
        )
        self._writes = Histogram(
            "ratskeller_commit_writes", "How many writes shared a commit", buckets=MANY, registry=self._registry
        )
        self._thought = Histogram(
            "ratskeller_bot_seconds", "How long bots thought about an answer", buckets=LONG, registry=self._registry
        )
        self._held = Histogram(
            "ratskeller_loop_held_seconds",
            "How long the event loop was held at a time, where that was too long",
            buckets=HELD,
            registry=self._registry,
        )
        try:
            self._server, self._thread = start_http_server(port, host, self._registry)
        except OSError as error:
            raise BadSetting(f"metrics: can't listen on {host} port {port}: {error}") from error
        self._server.set_app(_guarded(self._server.get_app(), AllowedHosts(host, allowed)))

    @property
    def address(self) -> str:
        """Where they are told."""
        host, port = self._server.server_address[:2]
        shown = str(host)
        return f"http://{f'[{shown}]' if ip_address(shown).version == 6 else shown}:{port}/metrics"

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._answered.labels(route, method, str(status)).observe(seconds)

    def opened(self, sockets: int) -> None:
        """So many sockets more are open."""
        self._sockets.inc(sockets)

    def stored(self, entries: int) -> None:
        """So many entries of games are on disk."""
        self._stored.inc(entries)

    def committed(self, writes: int, seconds: float) -> None:
        """So many writes came to an end with one commit."""
        self._commits.observe(seconds)
        self._writes.observe(writes)

    def thought(self, seconds: float) -> None:
        """A bot has thought for so long."""
        self._thought.observe(seconds)

    def held(self, seconds: float) -> None:
        """Something has held the event loop."""
        self._held.observe(seconds)

    def follow(self, state: State) -> None:
        """From now on these numbers are told."""
        for name, number in state.items():
            Gauge(f"ratskeller_{name}", ABOUT[name], registry=self._registry).set_function(number)

    def close(self) -> None:
        """Answer nobody any more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _guarded(app: Any, hosts: AllowedHosts) -> Any:
    """Return an application that answers only who asks by one of the names of the server, as the public address does."""

    def answer(environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        try:
            hosts.check(environ.get("HTTP_HOST", "").encode("latin-1"), "")
        except Problem as problem:
            start(f"{problem.status} Misdirected Request", [("Content-Type", "text/plain; charset=utf-8")])
            return [problem.message.encode()]
        return app(environ, start)  # type: ignore[no-any-return]

    return answer
