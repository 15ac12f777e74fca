"""Every numbered rule of the base game is shown by a test that carries its number."""

import re
from pathlib import Path

RULES = (
    "S1 S2 S3 S4 S5 S6 S7 S8 S9 T1 T2 T3 T4 T5 C1 C2 C3 C4 C5 C6 F1 F2 F3 F5 F6 V1 V6 H1 H2 H3 H4 H5 Q1 Q2 Q3 "
    "K-PEASANT K-MONK K-MERCHANT K-KNIGHT K-WITCH K-KING"
).split()
FOLDER = Path(__file__).parent


def test_every_rule_is_cited_by_a_test():
    cited = set()
    for file in [*FOLDER.glob("games/rattus/**/test_*.py"), *FOLDER.glob("conformance/test_*.py")]:
        text = file.read_text(encoding="utf-8")
        names = re.findall(r"^def test_(?:ruling_)?([a-z]\d)_(?:([a-z]\d)_)?", text, re.MULTILINE)
        cited |= {number.upper() for pair in names for number in pair if number}
        cited |= set(re.findall(r"\bK-[A-Z]+", [*text.split('"""'), ""][1]))
    assert [rule for rule in RULES if rule not in cited] == []
