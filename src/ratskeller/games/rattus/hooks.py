"""What the rules ask of class cards, and how several answers combine. No card names another: combinations follow from here (K1-K7).

A card answers a question by a function of that name in its file.
"""

from ratskeller.core.combine import each, most, one, total

from .cards import functions

HELD = "s.holder[{number}] == seat"

extra_cubes = total("extra_cubes", "s, seat", HELD, functions("extra_cubes"))
"""T3: how many cubes beyond the rats may be added; the extras of several cards add up (K3)."""

plague_steps = most("plague_steps", "s, seat", HELD, functions("plague_steps"), least=1)
"""C1: how far the plague piece may move; several cards still give two steps (K2)."""

before_ravage = each("before_ravage", "s, seat, region", HELD, functions("before_ravage"))
"""C6: the holder's decisions between the spread and the first token."""

can_use = one("can_use", "card, s, seat", functions("can_use"), otherwise="False")
"""T1: may the holder use a card's ability now? (Whether he used it already, the turn knows.)"""

use = one("use", "card, s, seat", functions("use"), otherwise="None")
"""Begin to use a card's ability."""

card_options = one("card_options", "card, s, step, out", functions("options"))
"""Write the legal answers to a card's question and return how many."""

card_answer = one("card_answer", "card, s, step, answer", functions("answer"), otherwise="None")
"""Carry out the answer to a card's question."""
