"""The texts of notifications: mails, messages to devices, lines in chat rooms."""

from collections.abc import Sequence

import msgspec

from ratskeller.core.news import NewsItem
from ratskeller.server.mail.smtp import Mail, Part
from ratskeller.server.mail.texts import words_for
from ratskeller.server.notifications.news import SeatScore, TableNews
from ratskeller.words import Words


class PushText(msgspec.Struct, frozen=True):
    """What a device shows; `text` is empty for several tables."""

    title: str
    text: str


class MessageWriter:
    """Writes messages with links to a site."""

    def __init__(self, site: str) -> None:
        """Link to the site with this address."""
        self._site = site

    def table_address(self, news: TableNews) -> str:
        """Return the address of a table."""
        return f"{self._site}/t/{news.table}"

    def news_mail(self, language: str, all_news: Sequence[TableNews], stop: str) -> Mail:
        """Return a mail with news of several tables, turns first; `stop` is the token that ends such mails."""
        words = words_for(language)
        turns_first = sorted(all_news, key=lambda news: news.kind != "turn")
        return Mail(
            language,
            title(language, turns_first),
            [self._part(language, news) for news in turns_first],
            foot=words.text("post-why"),
            stop=f"{self._site}/me/stop#{stop}",
            stop_text=words.text("post-stop"),
            one_click_stop=f"{self._site}/api/stop/{stop}",
        )

    def room_message(self, language: str, all_news: Sequence[TableNews]) -> str:
        """Return a message for a chat room, a line for each table."""
        return "\n".join(f"{room_line(language, news)} {self.table_address(news)}" for news in all_news)

    def _part(self, language: str, news: TableNews) -> Part:
        link_text = words_for(language).text("post-go" if news.kind == "turn" else "post-look")
        return Part(sentences(language, news), self.table_address(news), link_text)


def confirmation_mail(language: str, code: str) -> Mail:
    """Return the mail with the code that confirms an address."""
    words = words_for(language)
    sentences = [words.text("post-code", code=code), words.text("post-code-not")]
    return Mail(language, words.text("post-code-subject", code=code), [Part(sentences)])


def push_text(language: str, all_news: Sequence[TableNews]) -> PushText:
    """Return what a device shows."""
    text = " ".join(sentences(language, all_news[0])) if len(all_news) == 1 else ""
    return PushText(title(language, all_news), text)


def title(language: str, all_news: Sequence[TableNews]) -> str:
    """Return a summary in one line."""
    words = words_for(language)
    turns = [news for news in all_news if news.kind == "turn"]
    shown = turns or all_news
    first = shown[0]
    game_words = words_for(language, first.game)
    return words.text(
        "post-title-turn" if turns else "post-title-over",
        count=len(shown),
        game=game_title(language, first.game),
        others=words.together(_name(game_words, name) for name in first.others),
    )


def sentences(language: str, news: TableNews) -> list[str]:
    """Return what the guest reads about a table."""
    words, own = words_for(language, news.game), news.own
    game, others = game_title(language, news.game), words.together(_name(words, name) for name in news.others)
    if news.kind == "over":
        place = 0 if own is None or own.place is None else own.place
        found = [words.text("post-over", game=game, others=others, place=place)]
    else:
        found = [words.text("post-turn", game=game, others=others)]
    found += [_item(words, news.names, item) for item in news.items]
    if own is not None and news.has_played:
        change = "lost" if own.change < 0 else "gained" if own.change > 0 else "same"
        found.append(words.text(f"post-{change}", count=abs(own.change), score=own.score))
    if news.other_scores:
        found.append(words.text("post-others", list=words.together(_score(words, one) for one in news.other_scores)))
    return found


def room_line(language: str, news: TableNews) -> str:
    """Return what everybody in a chat room reads about a table."""
    words, game = words_for(language, news.game), game_title(language, news.game)
    everybody = words.together(_name(words, name) for name in (news.who, *news.others))
    if news.kind == "over":
        return words.text("post-room-over", game=game, others=everybody)
    return words.text("post-room-turn", game=game, name=news.who)


def game_title(language: str, game: str) -> str:
    """Return the title of a game."""
    return words_for(language, game).text("game-title")


def _item(words: Words, names: Sequence[str], item: NewsItem) -> str:
    texts = {name: words.text(word) if words.has(word) else word.partition("-")[2] for name, word in item.words.items()}
    seats = {name: _name(words, names[seat]) for name, seat in item.seats.items()}
    return words.text(item.message, **item.numbers, **texts, **seats)


def _score(words: Words, one: SeatScore) -> str:
    name = _name(words, one.name)
    if one.change == 0:
        return words.text("post-standing", name=name, score=one.score)
    return words.text("post-standing-changed", name=name, score=one.score, change=words.signed(one.change, 0))


def _name(words: Words, name: str) -> str:
    """Return a name as people see it: those of bots are translated."""
    return words.first((f"bot-{name}.within", f"bot-{name}")) if words.has(f"bot-{name}") else name
