"""The texts of notifications: emails, messages to devices, lines in chat rooms."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from ratskeller.core.events import NewsItem
from ratskeller.server.accounts.names import parse_placeholder
from ratskeller.server.db.schema.features import NotificationKind
from ratskeller.server.mail.smtp import Mail, Part
from ratskeller.server.mail.texts import words_for
from ratskeller.server.notifications.news import SeatScore, TableNews
from ratskeller.server.tables.table_status import FOR_GOOD
from ratskeller.strength.mixture import character_of
from ratskeller.words import Words

URGENCY: Sequence[NotificationKind] = ("reminder", "bot", "turn", "rematch", "over")


class PushText(msgspec.Struct, frozen=True):
    """What a device shows; `text` is empty for several tables."""

    title: str
    text: str


class MessageWriter:
    """Writes messages with links to a site."""

    def __init__(self, site: str) -> None:
        self._site = site

    def table_address(self, news: TableNews) -> str:
        return f"{self._site}/t/{news.table}"

    def news_mail(self, language: str, all_news: Sequence[TableNews], stop: str, zone: str | None = None) -> Mail:
        """Return an email with news of several tables, the most urgent first; `stop` is the token that ends such emails.

        `zone` is the reader's time zone.
        """
        words = words_for(language)
        urgent_first = sorted(all_news, key=lambda news: URGENCY.index(news.kind))
        return Mail(
            language,
            title(language, urgent_first),
            [self._part(language, news, zone) for news in urgent_first],
            foot=words.text("post-why"),
            stop=f"{self._site}/me/stop#{stop}",
            stop_text=words.text("post-stop"),
            one_click_stop=f"{self._site}/api/stop/{stop}",
        )

    def room_message(self, language: str, all_news: Sequence[TableNews]) -> str:
        return "\n".join(f"{room_line(language, news)} {self.table_address(news)}" for news in all_news)

    def _part(self, language: str, news: TableNews, zone: str | None) -> Part:
        link = {"over": "post-look", "bot": "post-look" if news.reason in FOR_GOOD else "post-back"}
        link_text = words_for(language).text(link.get(news.kind, "post-go"))
        return Part(sentences(language, news, zone), self.table_address(news), link_text)


def confirmation_mail(language: str, code: str) -> Mail:
    words = words_for(language)
    sentences = [words.text("post-code", code=code), words.text("post-code-not")]
    return Mail(language, words.text("post-code-subject", code=code), [Part(sentences)])


def push_text(language: str, all_news: Sequence[TableNews]) -> PushText:
    text = " ".join(sentences(language, all_news[0])) if len(all_news) == 1 else ""
    return PushText(title(language, all_news), text)


def title(language: str, all_news: Sequence[TableNews]) -> str:
    words = words_for(language)
    kind = min((news.kind for news in all_news), key=URGENCY.index)
    shown = [news for news in all_news if news.kind == kind]
    first = shown[0]
    game_words = words_for(language, first.game)
    return words.text(
        f"post-title-{kind}",
        count=len(shown),
        game=game_title(language, first.game),
        others=words.together(_name(game_words, name) for name in first.others),
    )


def sentences(language: str, news: TableNews, zone: str | None = None) -> list[str]:
    """Return what the guest reads about a table, with moments in their time `zone` if it is known."""
    words, own = words_for(language, news.game), news.own
    game, others = game_title(language, news.game), words.together(_name(words, name) for name in news.others)
    if news.kind == "over":
        place = 0 if own is None or own.place is None else own.place
        found = [words.text("post-over", game=game, others=others, place=place)]
    elif news.kind == "bot":
        bot = _name(words, news.bot)
        found = [words.text(f"post-bot-{news.reason}", game=game, others=others, bot=bot)]
    else:
        found = [words.text(f"post-{news.kind}", game=game, others=others)]
    if news.kind in ("turn", "reminder") and news.left is not None:
        found.append(_time_left(language, words, news.left, zone))
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
    if news.kind == "bot":
        return words.text(
            "post-room-bot", game=game, name=_name(words, news.who), bot=_name(words_for(language, news.game), news.bot)
        )
    key = "post-room-rematch" if news.kind == "rematch" else "post-room-turn"
    return words.text(key, game=game, name=_name(words, news.who))


def game_title(language: str, game: str) -> str:
    return words_for(language, game).text("game-title")


def _time_left(language: str, words: Words, left: int, zone: str | None) -> str:
    """Return how long somebody has, and until when by the clock of their time zone."""
    from babel.dates import format_date, format_time, format_timedelta

    span = timedelta(milliseconds=left)
    lasts = format_timedelta(span, granularity="minute", threshold=1.5, locale=language)
    if zone is None:
        return words.text("post-left", left=lasts)
    until = datetime.now(ZoneInfo(zone)) + span
    day, hour = format_date(until, "full", locale=language), format_time(until, "short", locale=language)
    return words.text("post-left-until", left=lasts, day=day, hour=hour, zone=zone)


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
    """Return a name as people see it: those of bots, and placeholders of people, are translated."""
    if (unnamed := parse_placeholder(name)) is not None:
        return words.text(f"unnamed-{unnamed.kind}", number=str(unnamed.number))
    known = f"bot-{character_of(name)}"
    return words.first((f"{known}.within", known)) if words.has(known) else name
