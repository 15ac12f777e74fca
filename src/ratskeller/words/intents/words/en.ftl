### What a bot is up to with its last turn. The browser fetches these words when somebody looks at the bot.

## The other sentences are in games/NAME/intents/words, by the terms of the evaluation; `.others`: it is about the other seats.

intent-title = What it is up to
intent-none = No single reason stood out for its last turn.
intent-learned = { $seat } likes this position: similar ones went well in practice games.
    .others = { $seat } wants the others in a position like those that went badly in practice games.
