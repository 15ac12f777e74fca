"""The legal answers of Rattus in groups, with what they mean where their text alone does not tell."""

from typing import Any

from ratskeller.words import Words

from ..screen import Seats
from ..shows import Choice, Group

GROUPS = ("take", "add", "use", "plague")


def groups(words: Words, seats: Seats, view: dict[str, Any], legal: list[str]) -> list[Group]:
    """Return the answers in the order in which a turn offers them: cards, cubes, abilities, the plague, the end."""
    if view["question"] != "turn":
        ordered = sorted(legal, key=lambda answer: answer == "stop")
        return [Group("", tuple(Choice(answer, _meaning(words, view["question"], answer)) for answer in ordered))]
    found = [
        Group(
            words.text(f"group-{verb}"),
            tuple(_turn_choice(words, seats, view, a) for a in legal if a.split()[0] == verb),
        )
        for verb in GROUPS
    ]
    rest = tuple(_turn_choice(words, seats, view, a) for a in legal if a.split()[0] not in GROUPS)
    return [group for group in (*found, Group("", rest)) if group.choices]


def _turn_choice(words: Words, seats: Seats, view: dict[str, Any], answer: str) -> Choice:
    verb, _, noun = answer.partition(" ")
    holder = view["cards"].get(noun) if verb == "take" else None
    if holder is not None:
        return Choice(answer, words.text("card-held", seat=seats.name(holder)))
    named = {"done": "answer-done", "plague stay": "answer-plague-stay"}
    return Choice(answer, words.text(named[answer])) if answer in named else Choice(answer)


def _meaning(words: Words, question: str, answer: str) -> str:
    """Say what yes, no, stop and numbers mean here; a place speaks for itself."""
    asked = f"answer-{question.replace(' ', '-')}"
    if answer.isdigit():
        return words.first([asked, "answer-other"], count=int(answer), text=answer)
    if answer in ("yes", "no", "stop"):
        return words.first([f"{asked}-{answer}", f"answer-{answer}"])
    return ""
