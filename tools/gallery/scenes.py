"""What pictures are made of: addresses, and how each scene is reached from there."""

from dataclasses import dataclass

from browser.reaching import (
    LONG,
    Reach,
    alone,
    as_a_stranger,
    asked,
    beside_bots,
    day_looked_back_at,
    day_over,
    lesson,
    on_paper,
    pressed,
    proved,
    ravaged,
    refused,
    searched,
    shown,
    since,
    try_tile,
)
from browser.test_fair import RECORD

from .company import (
    FOUR_DAYS,
    PASSWORD,
    in_the_lobby,
    invited,
    looking_after,
    noting,
    talking,
    waiting,
    with_an_account,
)
from .looking_back import SIGN, hinted, quizzed, reviewed


@dataclass(frozen=True)
class Scene:
    """An address, of a page or of a table in a situation, and what is pressed there.

    Of a `whole` one all is drawn, be it higher than the window; one on `paper` is drawn as it is printed.
    """

    name: str
    at: str
    reach: Reach
    whole: bool = False
    paper: bool = False


START = "[data-testid=play-now]:enabled"
ANALYSED = "[data-analysed]"
SHARE, TALE, SKILL = "[data-testid=review-share]", "[data-testid=tale-open]", "[data-testid=review-skill]"
THREE_ON = "[data-testid=ahead] button:nth-child(4)"
PICTURE = "[data-testid=review-picture][src]"
SCENES = [
    Scene("start", "/?game=rattus", shown(START), whole=True),
    Scene("start-carcassonne", "/?game=carcassonne", shown(START), whole=True),
    Scene("start-empty", "/?game=rattus", as_a_stranger(START)),
    Scene("return", "/return#none", shown("main")),
    Scene("notifications", "/me/notifications", shown("[data-testid=notifications] p")),
    Scene("me", "/me", shown("[data-testid=me-new-go]"), whole=True),
    Scene("missing", "/t/nothing", shown("main button")),
    Scene("unknown", "/nothing/of/this", shown("main")),
    Scene("daily", "/daily", shown("[data-testid=daily-play]"), whole=True),
    Scene("daily-end", "/daily", day_over),
    Scene("daily-after", "/daily", day_looked_back_at, whole=True),
    Scene("daily-past", "/daily/2020-01-01", shown("main [role=alert], main [data-testid=daily-deal]")),
    Scene("proof", "/proof", shown("[data-testid=proof-go]")),
    Scene("proof-found", "/proof", proved(RECORD)),
    Scene("proof-tampered", "/proof", proved(RECORD.replace('"seed": "1', '"seed": "2'))),
    Scene("alone", "/?game=rattus", alone),
    Scene("rules", "/rules/rattus", shown("[data-passage]")),
    Scene("rules-searched", "/rules/rattus", searched("bishop")),
    Scene("rules-carcassonne", "/rules/carcassonne#PLG5", shown("[data-sought]")),
    Scene("minute", "/rules/rattus/minute", shown("[data-testid=minute]"), whole=True),
    Scene("minute-carcassonne", "/rules/carcassonne/minute", shown("[data-testid=minute]"), whole=True),
    Scene("minute-plague", "/rules/carcassonne/plague", shown("[data-testid=minute]"), whole=True),
    Scene("lesson", "/?game=rattus", lesson(1)),
    Scene("lesson-carcassonne", "/?game=carcassonne", lesson(1)),
    Scene("rattus-settle", "rattus", asked),
    Scene("rattus-turn", "rattus-turn", asked),
    Scene("rattus-cards", "rattus-turn", pressed("[data-group]", then="[data-testid=panel] [data-answer]")),
    Scene("rattus-card", "rattus-turn", pressed("[data-card=witch]", then="[data-testid=panel-close]")),
    Scene("rattus-help", "rattus-turn", pressed("[data-testid=help]")),
    Scene("rattus-sounds", "rattus-turn", pressed("[data-testid=help]", then="[data-testid=sounds]")),
    Scene("rattus-book", "rattus-turn", pressed("[data-testid=book]")),
    Scene("rattus-text", "rattus-turn", pressed("[data-testid=text-board]")),
    Scene("rattus-analysis", "rattus-turn", pressed("[data-testid=analysis]", then=ANALYSED, patience=LONG)),
    Scene("rattus-hint", "rattus-turn", hinted),
    Scene("rattus-crowded", "rattus-crowded", asked),
    Scene("rattus-refused", "/?game=rattus", refused),
    Scene("rattus-bot", "/", beside_bots("rattus")),
    Scene("rattus-since", "/", since("rattus")),
    Scene("rattus-replay", "/", since("rattus", replaying=True)),
    Scene("rattus-ravage", "rattus-plague", ravaged),
    Scene("rattus-over", "rattus-over", shown("[data-testid=ranking]")),
    Scene("rattus-review", "rattus-over", reviewed(30)),
    Scene("rattus-review-public", "rattus-over", reviewed(30, "[data-eyes=public]")),
    Scene("rattus-review-share", "rattus-over", reviewed(30, SHARE, then=PICTURE)),
    Scene("rattus-review-tale", "rattus-over", reviewed(30, TALE, then="[data-testid=tale] p", judged=True)),
    Scene("rattus-review-skill", "rattus-over", reviewed(30, SKILL, then="[data-testid=review-seats]", judged=True)),
    Scene("rattus-review-learn", "rattus-over", quizzed),
    Scene("rattus-compared", "rattus-over", reviewed(30, "[data-testid=turn-show]", then=SIGN, judged=True)),
    Scene("rattus-branch", "rattus-over", reviewed(30, "[data-testid=review-branch]", then="[data-testid=branch-go]")),
    Scene("rattus-paper", "rattus-over", on_paper, whole=True, paper=True),
    Scene("carcassonne-begin", "carcassonne", asked),
    Scene("carcassonne-late", "carcassonne-late", asked),
    Scene("carcassonne-tried", "carcassonne-late", try_tile),
    Scene("carcassonne-full", "carcassonne-full", asked),
    Scene("carcassonne-ahead", "carcassonne-full", pressed(THREE_ON, then="[data-testid=then]")),
    Scene("carcassonne-left", "carcassonne-late", pressed("[data-testid=remaining]")),
    Scene("carcassonne-text", "carcassonne-late", pressed("[data-testid=text-board]")),
    Scene("carcassonne-book", "carcassonne-late", pressed("[data-testid=book]")),
    Scene("carcassonne-analysis", "carcassonne", pressed("[data-testid=analysis]", then=ANALYSED, patience=LONG)),
    Scene("carcassonne-hint", "carcassonne", hinted),
    Scene("carcassonne-bot", "/", beside_bots("carcassonne")),
    Scene("carcassonne-since", "/", since("carcassonne")),
    Scene("carcassonne-replay", "/", since("carcassonne", replaying=True)),
    Scene("carcassonne-over", "carcassonne-over", shown("[data-testid=ranking], [data-testid=final-walk]")),
    Scene("carcassonne-review", "carcassonne-over", reviewed(120)),
    Scene("carcassonne-compared", "carcassonne-over", reviewed(120, "[data-testid=turn-show]", then=SIGN, judged=True)),
    Scene("carcassonne-review-tale", "carcassonne-over", reviewed(120, TALE, then="[data-testid=tale] p")),
    Scene("carcassonne-paper", "carcassonne-over", on_paper, whole=True, paper=True),
    Scene("waiting", "/", waiting),
    Scene("invited", "/", invited(clock=FOUR_DAYS)),
    Scene("invited-password", "/", invited(way="password", password=PASSWORD, friendly=True)),
    Scene("lobby", "/lobby", in_the_lobby, whole=True),
    Scene("talk", "/", talking),
    Scene("notes", "/", noting),
    Scene("history", "/history", shown("[data-testid=history] > li"), whole=True),
    Scene("history-empty", "/history", as_a_stranger("[data-testid=history-bring]")),
    Scene("stop", "/me/stop#none", shown("main")),
    Scene("link", "/me/link#none", shown("main")),
    Scene("me-account", "/", with_an_account, whole=True),
    Scene("admin-nobody", "/admin", as_a_stranger("[data-testid=admin-page] h1")),
    Scene("admin", "/", looking_after, whole=True),
]
