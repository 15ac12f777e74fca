"""What is told, in words: as a mail, as a message to a device, in a chat room."""

from collections.abc import Mapping, Sequence
from functools import cache

from ratskeller import games, words
from ratskeller.core.news import NewsItem
from ratskeller.server.accounts.notices import Notice
from ratskeller.server.mail.smtp import Letter, Part
from ratskeller.server.notifications.news import News, Standing
from ratskeller.words import Words

SERVER = "ratskeller.server"


@cache
def speech(language: str, game: str | None = None) -> Words:
    """Return the words of the server, and of a game if one is named, in a language."""
    more = [] if game is None else [words.package_of(games.get(game))]
    return words.load(language, SERVER, *more)


def languages() -> list[str]:
    """Return the languages in which people can be told something."""
    return words.languages(words.INTERFACE, SERVER)


class Writer:
    """Puts news into words, with links to a site."""

    def __init__(self, site: str) -> None:
        """Write for the site with this address."""
        self._site = site

    def table(self, news: News) -> str:
        """Return the address of a table."""
        return f"{self._site}/t/{news.table}"

    def letter(self, language: str, all_news: Sequence[News], stop: str) -> Letter:
        """Return a mail that tells all of it, the turns first; `stop` is what ends such mails."""
        said = speech(language)
        told = sorted(all_news, key=lambda news: news.kind != "turn")
        return Letter(
            language,
            title(language, told),
            [self._part(language, news) for news in told],
            foot=said.text("post-why"),
            stop=f"{self._site}/me/stop#{stop}",
            stop_text=said.text("post-stop"),
            stop_at_once=f"{self._site}/api/stop/{stop}",
        )

    def message(self, language: str, all_news: Sequence[News]) -> str:
        """Return a message for a chat room, a line for each table."""
        return "\n".join(f"{for_room(language, news)} {self.table(news)}" for news in all_news)

    def code(self, language: str, code: str) -> Letter:
        """Return the mail with which an address is confirmed."""
        said = speech(language)
        sentences = [said.text("post-code", code=code), said.text("post-code-not")]
        return Letter(language, said.text("post-code-subject", code=code), [Part(sentences)])

    def way_in(self, language: str, codes: Mapping[str, str]) -> Letter:
        """Return the mail by which somebody signs in: a link for each guest to whom its address belongs, named by code."""
        said = speech(language)
        parts = [
            Part([said.text("post-link", name=name)], f"{self._site}/me/link#{code}", said.text("post-link-go"))
            for code, name in codes.items()
        ]
        return Letter(language, said.text("post-link-subject"), [*parts, Part([said.text("post-link-not")])])

    def notice(self, notice: Notice) -> Letter:
        """Return the mail that tells the owner of an account what has happened to it."""
        said = speech(notice.language)
        browser = notice.browser or said.text("post-notice-somewhere")
        happened = said.text(f"post-notice-{notice.kind}", name=notice.name, browser=browser)
        parts = [Part([happened, said.text("post-notice-not")], f"{self._site}/me", said.text("post-notice-go"))]
        return Letter(notice.language, said.text("post-notice-subject"), parts)

    def _part(self, language: str, news: News) -> Part:
        go = speech(language).text("post-go" if news.kind == "turn" else "post-look")
        return Part(sentences(language, news), self.table(news), go)


def note(language: str, all_news: Sequence[News]) -> tuple[str, str]:
    """Return title and text of what a device shows; several tables have no text."""
    text = " ".join(sentences(language, all_news[0])) if len(all_news) == 1 else ""
    return title(language, all_news), text


def title(language: str, all_news: Sequence[News]) -> str:
    """Return what it is about, in one line."""
    said = speech(language)
    turns = [news for news in all_news if news.kind == "turn"]
    of_these = turns or all_news
    game = name_of(language, of_these[0].game)
    others = speech(language, of_these[0].game)
    named = said.together(_named(others, name) for name in of_these[0].with_whom)
    title = "post-title-turn" if turns else "post-title-over"
    return said.text(title, count=len(of_these), game=game, others=named)


def sentences(language: str, news: News) -> list[str]:
    """Return what is told to the one whom it concerns: losses come first."""
    said, own = speech(language, news.game), news.own
    game, others = name_of(language, news.game), said.together(_named(said, name) for name in news.with_whom)
    if news.kind == "over":
        place = 0 if own is None or own.place is None else own.place
        found = [said.text("post-over", game=game, others=others, place=place)]
    else:
        found = [said.text("post-turn", game=game, others=others)]
    found += [_tiding(said, news.names, tiding) for tiding in news.tidings]
    if own is not None and news.since:
        change = "lost" if own.change < 0 else "gained" if own.change > 0 else "same"
        found.append(said.text(f"post-{change}", count=abs(own.change), score=own.score))
    if news.others:
        found.append(said.text("post-others", list=said.together(_standing(said, one) for one in news.others)))
    return found


def for_room(language: str, news: News) -> str:
    """Return what is told to everybody in a chat room about one of them."""
    said, game = speech(language), name_of(language, news.game)
    everybody = said.together(_named(said, name) for name in (news.who, *news.with_whom))
    if news.kind == "over":
        return said.text("post-room-over", game=game, others=everybody)
    return said.text("post-room-turn", game=game, name=news.who)


def name_of(language: str, game: str) -> str:
    """Return how a game is called."""
    return speech(language, game).text("game-title")


def _tiding(said: Words, names: Sequence[str], tiding: NewsItem) -> str:
    words = {name: said.text(word) if said.has(word) else word.partition("-")[2] for name, word in tiding.words.items()}
    seats = {name: _named(said, names[seat]) for name, seat in tiding.seats.items()}
    return said.text(tiding.message, **tiding.numbers, **words, **seats)


def _standing(said: Words, one: Standing) -> str:
    name = _named(said, one.name)
    if one.change == 0:
        return said.text("post-standing", name=name, score=one.score)
    return said.text("post-standing-changed", name=name, score=one.score, change=said.signed(one.change, 0))


def _named(said: Words, name: str) -> str:
    """Return a name as people see it: those of bots have words."""
    return said.first((f"bot-{name}.within", f"bot-{name}")) if said.has(f"bot-{name}") else name
