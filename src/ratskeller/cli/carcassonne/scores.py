"""Sources of points: by kind of feature and player, and the final scoring feature by feature."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.core.events import Event, plain

from ..renderer import View, ranking, yes
from .messages import Part

KINDS = ("city", "road", "monastery", "garden", "field")
ABBOT, BEFORE = "abbot", "before"
"""Sources besides scored features: abbots taken back, and everything before the known events."""
Source = tuple[bool, str]
"""Whether it was the final scoring, and the kind of feature."""


class Scores(Part):
    """Explains points."""

    def sheet(self, view: View, events: list[Event]) -> RenderableType:
        """Return the points of all players by source, and in a running game what everybody would get now."""
        parts: list[RenderableType] = [self._sources(view, events)]
        pending = [feature for feature in view["features"] if feature["value"] or not feature["owners"]]
        if pending and not view["over"]:
            title = Text(self._words.text("score-pending"), style="bold")
            parts += ["", title, Text(self._words.text("score-pending.hint"), style="dim"), self._pending(pending)]
        return Group(*parts)

    def _sources(self, view: View, events: list[Event]) -> Table:
        points = _by_source(events, self._seats.count)
        missing = [total - sum(counts[seat] for counts in points.values()) for seat, total in enumerate(view["scores"])]
        if any(missing):
            points = {(False, BEFORE): missing} | points
        table = Table.grid(padding=(0, 2))
        table.add_column()
        for _ in range(self._seats.count):
            table.add_column(justify="right", min_width=3)
        table.add_row("", *(self._seats.badge(seat) for seat in range(self._seats.count)))
        for final in (False, True):
            sources = [source for source in points if source[0] == final]
            if sources:
                title = self._words.text("source-final" if final else "source-game")
                table.add_row(Text(title, style="italic"))
            for source in sources:
                table.add_row("  " + self._source(source[1]), *map(self._count, points[source]))
        table.add_row(
            Text(self._words.text("source-total"), style="bold"), *(Text(str(n), "bold") for n in view["scores"])
        )
        return table

    def _source(self, kind: str) -> str:
        return self._words.text(f"kind-{kind}.many" if kind in KINDS else f"source-{kind}")

    def _count(self, count: int) -> Text:
        return Text(str(count)) if count else Text(self._seats.nothing, style="dim")

    def _pending(self, features: list[View]) -> Text:
        lines = []
        for feature in features:
            owners = self._seats.names(feature["owners"])
            who = self._words.text("owners", count=len(feature["owners"]), winners=owners)
            line = f"  {self._messages.feature(feature)}: {self._messages.sum(feature)} · {who}"
            lines.append(self._seats.coloured(line))
        return Text("\n").join(lines)

    def ranking(self, view: View, events: list[Event]) -> RenderableType:
        """Return the ranking (BAS10), the final scoring feature by feature, and the sources of points."""
        last = _sums(events, self._seats.count, final=True)

        def details(seat: int) -> list[str]:
            during = view["scores"][seat] - last[seat]
            return [self._words.text("ranking-detail", during=during, final=last[seat])]

        table = ranking(self._words, self._seats, view, details)
        parts: list[RenderableType] = [table]
        if view["places"].count(1) > 1:
            parts.append(Text(self._words.text("ranking-shared")))
        walk = self._walk(view, events)
        if walk is not None:
            parts += ["", Text(self._words.text("final-title"), style="bold"), walk]
        title = Text(self._words.text("score-title"), style="bold")
        return Group(*parts, "", title, Padding(self._sources(view, events), (0, 0, 0, 1)))

    def bill(self, bill: View) -> list[tuple[int, list[str]]]:
        """Return the points that sickness cost each seat, with the features, and what else came of it; empty if nothing did."""
        features = bill["features"]
        return [(own["lost"], self._billed(seat, own, features)) for seat, own in enumerate(bill["seats"]) if features]

    def _billed(self, seat: int, own: View, features: list[View]) -> list[str]:
        missed = [it for it in features if seat in it["healthy"] and seat not in it["winners"]]
        items = [
            self._words.text(
                "bill-item",
                name=self._words.text(f"kind-{it['feature']}"),
                points=it["value"],
                nobody=yes(not it["winners"]),
            )
            for it in missed
        ]
        gained = [self._words.text("bill-gained", points=own["gained"])] if own["gained"] else []
        healthy = self._words.text("bill-healthy", points=own["healthy"])
        return [", ".join(items)] * bool(items) + [*gained, healthy]

    def _walk(self, view: View, events: list[Event]) -> Table | None:
        scored = [event for event in map(plain, events) if event["kind"] == "feature-scored" and event["final"]]
        if not scored:
            return None
        last = _sums(events, self._seats.count, final=True)
        standing = [score - last[seat] for seat, score in enumerate(view["scores"])]
        table = Table(box=None, padding=(0, 1), header_style="")
        for title in (Text(""), Text("")):
            table.add_column(title)
        for seat in range(self._seats.count):
            table.add_column(self._seats.badge(seat), justify="right", min_width=3, no_wrap=True)
        table.add_row(Text(self._words.text("source-game"), style="italic"), "", *map(str, standing))
        for event in scored:
            for seat in event["winners"]:
                standing[seat] += event["points"]
            table.add_row(*self._step(event), *map(str, standing))
        return table

    def _step(self, event: View) -> tuple[str, Text]:
        parts = [self._messages.sum(event)]
        if not event["winners"]:
            parts.append(self._words.text("all-sick"))
        elif event["points"]:
            parts.append(self._seats.names(event["winners"]))
        return self._messages.feature(event, event["at"]), self._seats.coloured(" · ".join(parts))


def _by_source(events: list[Event], seats: int) -> dict[Source, list[int]]:
    order = [(False, kind) for kind in (*KINDS, ABBOT)] + [(True, kind) for kind in KINDS]
    points: dict[Source, list[int]] = {source: [0] * seats for source in order}
    for event in map(plain, events):
        if event["kind"] == "feature-scored":
            for seat in event["winners"]:
                points[event["final"], event["feature"]][seat] += event["points"]
        elif event["kind"] == "abbot-taken":
            points[False, ABBOT][event["seat"]] += event["points"]
    return {source: counts for source, counts in points.items() if any(counts)}


def _sums(events: list[Event], seats: int, final: bool) -> list[int]:
    found = [counts for source, counts in _by_source(events, seats).items() if source[0] == final]
    return [sum(counts[seat] for counts in found) for seat in range(seats)]
