"""The legal answers of Rattus in groups, with explanations where the text needs one."""

from ..renderer import Choice, Group, View, unnumbered
from .messages import CUBE, LINK, TOKEN, Part

MAYOR = "mayor"
GROUPS = ("take", "add", MAYOR, "use", "plague")
LAST = ("keep", "stop")
"""Answers that change nothing come last."""


class Choices(Part):
    """Groups and explains answers."""

    def groups(self, view: View, legal: list[str]) -> list[Group]:
        if view["question"] == "turn":
            return self._turn(view, legal)
        last = tuple(answer for answer in LAST if answer in legal)
        places = [answer for answer in legal if answer not in last]
        found = self._by_region(places) if _is_grouped(view, places) else [("", places)]
        if len(found) > 1 and last:
            found.append(("", list(last)))
        else:
            found[-1][1].extend(last)
        return [Group(head, tuple(Choice(a, self._meaning(view, a)) for a in answers)) for head, answers in found]

    def _by_region(self, places: list[str]) -> list[tuple[str, list[str]]]:
        found: dict[str, list[str]] = {}
        for place in places:
            region = (CUBE.fullmatch(place) or LINK.fullmatch(place) or [place, place])[1]
            found.setdefault(self._messages.region(region), []).append(place)
        return list(found.items())

    def _turn(self, view: View, legal: list[str]) -> list[Group]:
        found: dict[str, list[Choice]] = {verb: [] for verb in (*GROUPS, "")}
        for answer in legal:
            verb = answer.split()[0]
            found[verb if verb in GROUPS else ""].append(Choice(answer, self._turn_meaning(view, answer)))
        return [Group(self._heading(verb, found), tuple(choices)) for verb, choices in found.items() if choices]

    def _heading(self, verb: str, found: dict[str, list[Choice]]) -> str:
        """Return the name of a group; placing by the Mayor is another way to add cubes, on a line below the usual one."""
        if verb == MAYOR:
            return "" if found["add"] else self._words.text("group-add")
        return self._words.text(f"group-{verb}") if verb else ""

    def _turn_meaning(self, view: View, answer: str) -> str:
        verb, _, noun = answer.partition(" ")
        holder = view["cards"].get(noun) if verb == "take" else None
        if holder is not None:
            return self._words.text("card-held", seat=self._seats.name(holder))
        named = {"done": "answer-done", "plague stay": "answer-plague-stay", MAYOR: "answer-mayor.short"}
        return self._words.text(named[answer]) if answer in named else ""

    def _meaning(self, view: View, answer: str) -> str:
        """Explain yes, no, keep, stop and numbers, the owner of a cube and the face of a rat; other answers need no explanation."""
        if CUBE.fullmatch(answer):
            return self._messages.owner(answer)
        if TOKEN.fullmatch(answer):
            return self._face(view, answer)
        asked = f"answer-{unnumbered(view['question'])}"
        if answer.isdigit():
            return self._words.first([asked, "answer-other"], count=int(answer), text=answer)
        if answer in ("yes", "no", *LAST):
            return self._words.first([f"{asked}-{answer}", f"answer-{answer}"])
        return ""

    def _face(self, view: View, token: str) -> str:
        region, _, slot = token.partition(".")
        face = view["regions"][region]["tokens"][int(slot) - 1].get("face")
        return self._messages.face(face) if face else ""


def _is_grouped(view: View, places: list[str]) -> bool:
    """Return whether answers are many things in many places: borders, or cubes of several seats."""
    cubes = [found for found in map(CUBE.fullmatch, places) if found]
    links = [found for found in map(LINK.fullmatch, places) if found and found[1] in view["regions"]]
    return bool(links) or len({cube[2] for cube in cubes}) > 1
