"""Numbers that follow from a secret: the test vectors of docs/fair.md, and that no number is favoured."""

import re
from collections import Counter
from pathlib import Path

from ratskeller.core.fairness import Key

SECRET = bytes(range(32))
UNLIKELY = 44.3
"""Chi squared with 19 degrees of freedom exceeds this once in a thousand times; keys here are fixed, so it never changes."""


def test_the_same_name_gives_the_same_number_and_another_key_another_one():
    assert Key(SECRET).below("draw 0", 1 << 32) == Key(SECRET).below("draw 0", 1 << 32)
    assert Key(SECRET).below("draw 0", 1 << 32) != Key(SECRET).below("draw 1", 1 << 32)
    assert Key(SECRET).below("draw 0", 1 << 32) != Key(bytes(32)).below("draw 0", 1 << 32)


def test_every_number_is_equally_likely():
    rolled = Counter(Key(SECRET).below(f"face {i}", 20) for i in range(4000))
    assert sum((rolled[face] - 200) ** 2 / 200 for face in range(20)) < UNLIKELY


def test_what_would_favour_small_numbers_is_thrown_away():
    most = (1 << 63) + 1
    numbers = [Key(SECRET).below(f"big {i}", most) for i in range(400)]
    # Without it two thirds would lie in the lower half
    assert sum(number < most // 2 for number in numbers) < 240


def test_every_order_is_equally_likely():
    orders = Counter("".join(Key(SECRET).shuffled(f"deck {i}", list("abc"))) for i in range(1200))
    assert len(orders) == 6
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < UNLIKELY


def test_a_key_under_another_does_not_lead_back_and_reveals_nothing_of_itself():
    key = Key(SECRET)
    assert key.under("daily 2026-11-22").below("x", 1000) != key.under("daily 2026-11-23").below("x", 1000)
    assert SECRET.hex() not in repr(key)
    assert "\\x01" not in repr(key)


def test_the_vectors_of_the_documentation_hold():
    page = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
    vectors = re.findall(r"^\| `(.+)` \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    assert len(vectors) == 5
    assert [Key(SECRET).below(name, int(count)) for name, count, _ in vectors] == [int(it[2]) for it in vectors]
