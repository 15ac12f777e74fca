"""The hooks of class cards, and how the results of several cards combine (K1-K7). No card names another.

A card defines a hook by a function of that name in its file.
"""

from ratskeller.core.compile.rules import each, most, one, total

from .cards import functions

HELD = "s.holder[{number}] == seat"
IN_HAND = "s.holder[{number}] >= 0"

extra_cubes = total("extra_cubes", "s, seat", HELD, functions("extra_cubes"))
"""T3: how many cubes beyond the rats may be added; the extras of several cards add up (K3)."""

plague_steps = most("plague_steps", "s, seat", HELD, functions("plague_steps"), least=1)
"""C1: how far the plague piece may move; several cards still give two steps (K2)."""

after_spread = each("after_spread", "s, seat, region", HELD, functions("after_spread"))
"""C2: what the holder may do when at least one rat was added next to the plague region."""

before_ravage = each("before_ravage", "s, seat, region", HELD, functions("before_ravage"))
"""C6: the holder's decisions between the spread and the first token."""

after_token = each("after_token", "s, seat, region, kills", HELD, functions("after_token"))
"""C6: what the holder may do after a token that removed `kills` cubes of other players."""

before_final_round = each("before_final_round", "s", IN_HAND, functions("before_final_round"))
"""F1: what a held card does when the end is triggered."""

before_last_ravage = each("before_last_ravage", "s", IN_HAND, functions("before_last_ravage"))
"""F4: what a held card does between the final round and the last ravage."""

when_taken = one("when_taken", "card, s, seat", functions("when_taken"), otherwise="None")
"""T2: what happens when a player takes the card from another one."""

can_place = one("can_place", "card, s, seat", functions("can_place"), otherwise="False")
"""T3: does the card offer another way to add cubes now?"""

place = one("place", "card, s, seat, extra", functions("place"), otherwise="None")
"""T3: begin to add cubes in that way, with `extra` cubes of other cards (K3)."""

can_use = one("can_use", "card, s, seat", functions("can_use"), otherwise="False")
"""T1: may the holder use the ability now? (The turn checks that it is unused.)"""

use = one("use", "card, s, seat", functions("use"), otherwise="None")
"""Begin to use a card's ability."""

question_options = one("question_options", "card, s, step, out", functions("options"))
"""Write the legal answers to a card's question and return how many."""

question_answer = one("question_answer", "card, s, step, answer", functions("answer"), otherwise="None")
"""Apply the answer to a card's question."""
