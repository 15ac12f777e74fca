"""The legal answers of Carcassonne in groups, with their results."""

from ..renderer import Choice, Group, View
from .glyphs import coordinates
from .messages import NOBODY, TAKE, Part, kind_of, turns_of
from .picture import TYPES

ORDER = "crmgf"
"""First letters of features, in the order in which they are offered."""
FIGURES = ("follower", "abbot", "large")
"""Figures in the order in which they are offered. Answers don't name an ordinary follower."""


class Choices(Part):
    """Groups and explains answers."""

    def groups(self, view: View, legal: list[str]) -> list[Group]:
        if view["question"] == "lay":
            return self._lays(view, legal)
        if view["question"] == "follower":
            return [
                Group("", tuple(Choice(answer, self._follower(view, answer)) for answer in sorted(legal, key=_rank)))
            ]
        return [Group("", tuple(Choice(answer) for answer in legal))]

    def numbers(self, view: View) -> dict[str, int]:
        """Return features of the laid tile on which a figure may be set, each with the number of its first answer."""
        answers = [choice.answer for group in self.groups(view, view["legal"]) for choice in group.choices]
        found: dict[str, int] = {}
        for number, answer in enumerate(answers, 1):
            if answer not in (TAKE, NOBODY):
                found.setdefault(set_by(answer)[1], number)
        return found

    def _lays(self, view: View, legal: list[str]) -> list[Group]:
        """Group places by the orientation of the tile, as in its pictures."""
        found: dict[int, list[str]] = {}
        for answer in legal:
            found.setdefault(turns_of(answer), []).append(answer)
        return [
            Group(f"r{r}", tuple(self._lay(view, answer) for answer in sorted(found[r], key=_parser)))
            for r in sorted(found)
        ]

    def _lay(self, view: View, answer: str) -> Choice:
        gains = view.get("lays", {}).get(answer, {}).get("gains", [])
        return Choice(answer, ", ".join(self._gains(gains)))

    def _gains(self, gains: list[int]) -> list[str]:
        return [
            self._words.text("gain", seat=self._seats.name(seat), count=count)
            for seat, count in enumerate(gains)
            if count
        ]

    def _follower(self, view: View, answer: str) -> str:
        brings = view.get("followers", {}).get(answer, {})
        return "; ".join([self._setting(view, answer, brings.get("worth", 0)), *self._consequences(brings, answer)])

    def _setting(self, view: View, answer: str, worth: int) -> str:
        if answer == NOBODY:
            return self._words.text("answer-none")
        if answer == TAKE:
            at = next(e["at"] for e in view["board"] for f in e["followers"] if _is_own_abbot(f, view["actor"]))
            return self._words.text("answer-take-abbot", at=at, points=worth)
        figure, on = set_by(answer)
        entry = view["board"][-1]
        one = self._messages.role(figure, kind_of(on), ".one")
        return self._words.text(
            "answer-follower", one=one, spot=self._messages.spot(TYPES[entry["tile"]], on, entry["r"])
        )

    def _consequences(self, brings: View, answer: str) -> list[str]:
        """Return the warning, then points at once, the worth of the place, who else counts there, and whether the figure falls sick."""
        said = [self._words.text("stands-sick")] if brings.get("sick") and answer != TAKE else []
        said += self._gains(brings.get("gains", []))
        if answer in (NOBODY, TAKE):
            return said
        if brings.get("worth") and "gains" not in brings:
            said.append(self._words.text("worth", points=brings["worth"]))
        strength = brings.get("strength", [])
        if sum(count > 0 for count in strength) > 1:
            said.append(self._words.text("standing", list=self._messages.strengths(strength)))
        if brings.get("soon") and not brings["sick"]:
            said.append(self._words.text("preview-soon"))
        return said


def set_by(answer: str) -> tuple[str, str]:
    """Return the figure of an answer and its feature: `large c0`."""
    figure, _, on = answer.rpartition(" ")
    return figure or FIGURES[0], on


def _rank(answer: str) -> tuple[int, int, str]:
    """Order answers to `follower`: ordinary followers, abbots, large ones; each by kinds of features. Then those that set none."""
    if answer in (TAKE, NOBODY):
        return len(FIGURES) + (answer == NOBODY), 0, answer
    figure, on = set_by(answer)
    return FIGURES.index(figure), ORDER.index(on[0]), on


def _is_own_abbot(figure: View, seat: int) -> bool:
    return (figure["kind"], figure["seat"]) == ("abbot", seat)


def _parser(answer: str) -> tuple[int, int]:
    x, y = coordinates(answer.split(maxsplit=1)[0])
    return y, x
