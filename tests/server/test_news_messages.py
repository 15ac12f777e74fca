"""An email tells what has happened since its reader's last turn, in the words of the game, and nothing secret."""

import random
from collections.abc import Sequence

import pytest

from ratskeller import games
from ratskeller.core.events import Event, NewsItem, visible_to
from ratskeller.core.position import Position
from ratskeller.games.carcassonne.views.events import FeatureScored, FollowerFellSick
from ratskeller.games.rattus.views.events import CardTaken, CubeLost
from ratskeller.server.mail.texts import languages
from ratskeller.server.notifications import messages
from ratskeller.server.notifications.news import SeatScore, TableNews


def played(game: str, seed: int) -> tuple[Position, list[Event]]:
    """Return a whole game at random, and all that happened in it."""
    rng, position, events = random.Random(seed), games.get(game).new(players=2), []
    while not position.over:
        if position.actor == "chance":
            events += position.play_chance(rng).events
        else:
            events += position.play(rng.choice(position.legal())).events
    return position, events


def news(game: str, items: Sequence[NewsItem]) -> TableNews:
    own = SeatScore("Anna", 12, -2, None)
    return TableNews("t", game, "turn", "Anna", ["Bert"], own, [], list(items), has_played=True, names=["Anna", "Bert"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_all_news_has_words_in_every_language(game: str, language: str) -> None:
    position, events = played(game, 4)
    items = [it for seat in (0, 1) for it in position.game.news(events, seat)]
    assert len({it.message for it in items}) > 1
    for item in items:
        said = messages.sentences(language, news(game, [item]))[1]
        assert said
        assert not any(sign in said for sign in "{}")
        assert item.message not in said


def test_lost_cubes_are_listed_by_region_most_first() -> None:
    position, events = played("rattus", 4)
    for seat in (0, 1):
        lost = [it.region for it in events if isinstance(it, CubeLost) and it.seat == seat]
        reply = [it for it in position.game.news(events, seat) if it.message == "befell-lost"]
        assert {it.words["region"]: it.numbers["count"] for it in reply} == {
            f"region-{region}": lost.count(region) for region in lost
        }
        counts = [it.numbers["count"] for it in reply]
        assert counts == sorted(counts, reverse=True)
        taken = [it for it in events if isinstance(it, CardTaken) and it.giver == seat]
        assert len([it for it in position.game.news(events, seat) if it.message == "befell-taken"]) == len(taken)


def test_points_and_sick_followers_are_news_for_their_owner_only() -> None:
    position, events = played("carcassonne", 4)
    for seat in (0, 1):
        points = sum(it.points for it in events if isinstance(it, FeatureScored) and seat in it.winners)
        sick = sum(isinstance(it, FollowerFellSick) and it.seat == seat for it in events)
        reply = {it.message: it.numbers["count"] for it in position.game.news(events, seat)}
        assert reply == {name: count for name, count in (("digest-own", points), ("digest-sick", sick)) if count}


@pytest.mark.parametrize("seed", range(4))
def test_h1_news_does_not_depend_on_what_a_witch_saw(seed: int) -> None:
    """Somebody who may see everything gets the same messages as somebody to whom the faces are hidden."""
    position, events = played("rattus", seed)
    for seat in (0, 1):
        known = [visible_to(event, seat) for event in events]
        public = [visible_to(event, None) for event in events]
        assert position.game.news(known, seat) == position.game.news(public, seat) == position.game.news(events, seat)


def test_an_email_names_losses_and_other_players() -> None:
    lost = NewsItem("befell-lost", {"count": 2}, {"region": "region-germania"})
    taken = NewsItem("befell-taken", words={"card": "card-king"}, seats={"seat": 1})
    reply = news("rattus", [lost, taken])
    assert messages.sentences("en", reply)[1:3] == ["You lost 2 cubes in Germania.", "You lost the King to Bert."]
    assert messages.title("en", [reply]) == "Your turn: Rattus with Bert"


@pytest.mark.parametrize(
    ("language", "guest", "player"), [("en", "Guest", "Player"), ("de", "Gast", "Spieler"), ("nl", "Gast", "Speler")]
)
def test_people_without_a_name_are_called_in_the_language_of_the_reader(language: str, guest: str, player: str) -> None:
    own, other = SeatScore("Guest 2705", 12, -2, None), SeatScore("Player 2", 4, 1, None)
    found = TableNews("t", "rattus", "turn", "Guest 2705", ["Player 2"], own, [other], [], has_played=True)
    said = [
        messages.title(language, [found]),
        *messages.sentences(language, found),
        messages.room_line(language, found),
    ]
    assert f"{guest} 2705" in " ".join(said)
    assert f"{player} 2" in " ".join(said)
    assert language == "en" or not any(name in " ".join(said) for name in ("Guest", "Player"))
