"""How strong a person is against bots, by their last games: each names the bots in it, with the person's score against them."""

from itertools import groupby

from ratskeller.server.db.connection import Connection
from ratskeller.strength.estimate import COUNTED, Against, Estimate, estimate, score_of
from ratskeller.strength.mixture import is_mixture

# No help, no second attempt, one seat, and at least one bot. Who has given up has lost; who was left has not won against bots
GAMES = (
    "SELECT tables.id, results.place, COALESCE(finished_games.finished, tables.updated) AS ended FROM seats"
    " JOIN tables ON tables.id = seats.table_id LEFT JOIN finished_games ON finished_games.table_id = tables.id"
    " LEFT JOIN results ON results.table_id = tables.id AND results.seat = seats.seat"
    " WHERE seats.guest_id = :guest AND seats.kind = 'human' AND tables.game = :game AND tables.over = 1"
    " AND tables.lesson IS NULL AND branched IS NULL AND analysis = 0 AND long_thoughts = 0"
    " AND CASE WHEN EXISTS (SELECT 1 FROM agreed_endings WHERE agreed_endings.table_id = tables.id)"
    " THEN EXISTS (SELECT 1 FROM stand_ins WHERE stand_ins.table_id = tables.id AND stand_ins.seat = seats.seat"
    " AND reason IN ('lost', 'resigned')) ELSE results.place IS NOT NULL END"
    " AND EXISTS (SELECT 1 FROM seats AS bots WHERE bots.table_id = tables.id AND bots.kind = 'bot')"
    " AND NOT EXISTS (SELECT 1 FROM seats AS more WHERE more.table_id = tables.id AND more.guest_id = :guest"
    " AND more.seat <> seats.seat) ORDER BY ended DESC, tables.id LIMIT :most"
)
MET = (
    "SELECT games.id, seats.bot, games.place, results.place"  # noqa: S608
    f" FROM ({GAMES}) AS games JOIN seats ON seats.table_id = games.id AND seats.kind = 'bot'"
    " LEFT JOIN results ON results.table_id = games.id AND results.seat = seats.seat"
    " ORDER BY games.ended DESC, games.id, seats.seat"
)


def strength_of(connection: Connection, guest: str, game: str) -> Estimate | None:
    """Return the bot that is about as strong as a person; None in a game without levels."""
    rows = connection.execute(MET, {"guest": guest, "game": game, "most": COUNTED}).fetchall()
    results = [
        [Against(bot, 0.0 if own is None or place is None else score_of(own, place)) for _, bot, own, place in met]
        for _, met in groupby(rows, lambda row: row[0])
    ]
    return estimate(game, results)


def following(connection: Connection, bot: str | None, guest: str, game: str) -> str | None:
    """Return the bot of the next game on the seat of `bot`: one between two levels follows the person's results."""
    if bot is None or not is_mixture(bot, game):
        return bot
    found = strength_of(connection, guest, game)
    return bot if found is None else found.bot
