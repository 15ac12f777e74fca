### The interface in English, the same for every game. The words of a game are in its own folder.

language = English
app-title = Ratskeller
app-motto = The table for plague games

## Players by seat

seat-0 = Red
    .letter = R
    .shape = square
seat-1 = Blue
    .letter = B
    .shape = circle
seat-2 = Yellow
    .letter = Y
    .shape = triangle
seat-3 = Green
    .letter = G
    .shape = diamond
seat-4 = Violet
    .letter = V
    .shape = star
seat-5 = Teal
    .letter = T
    .shape = cross
seat-mark = { $colour } { $shape }
seat-named = { $name } ({ $colour })
seat-open = Open seat

## Start page

start-play = Play now
    .hint = A table against the computer, at once. No account.
start-lesson = New here? Learn it in { $minutes } minutes
start-lesson-quiet = The lesson, in { $minutes } minutes
start-lesson-on = Go on with the lesson
start-resume = My tables
start-none = No tables yet. The first one is a click away.
start-your-turn = your turn
start-over = over
start-in-lesson = lesson
start-waiting = waiting for { $seat }
start-open = an open seat
start-updated = last move { $when }
start-games = Which game
start-options = Who plays
options-title = How to play
option-chosen = { $option }: { $value }.
start-players = Players
start-first = Who begins
start-first-random = by lot
start-seat-kind = Seat { $number }, { $colour }
start-analysis = What the house weighs
start-analysis-after = After the game
    .about = Once the game is over, everybody at the table may ask how it stood and which turns were best.
start-analysis-always = At any time
    .about = Whoever plays may ask during the game, too, how it stands and which turns are best.
start-odds = The odds
start-odds-off = Never
    .about = Nobody is told what chance may bring.
start-odds-after = After the game
    .about = Once the game is over, the chances can be looked up for every moment of it.
start-odds-always = At any time
    .about = Whoever looks at something learns what chance may bring there, as exactly as he could work it out.
start-name = Your name
start-name-save = Save
start-name-saved = Saved.
way-open = Play on in another browser
way-title = Your seats in another browser
way-text = This browser knows you without an account. A link lets another browser, or this one when its cookies are gone, know you too: with all your tables.
way-secret = Whoever has the link can play on your seats. Keep it like a key. A new link takes the place of the last one.
way-make = Make the link
way-link = The link to your seats
way-once = It is shown only now: copy it, or open it in the other browser at once.
return-title = Back to your seats
return-text = This link gives this browser the seats and tables of the one in which it was made.
return-left = This browser now has { $count ->
    [one] one table
   *[other] { $count } tables
  } of its own. They stay where they are, but you leave them: make a link to them on the start page first if you want to come back.
return-go = Take these seats
kind-me = You
kind-bot = Computer
kind-bot-named = Computer: { $bot }
kind-bot-about = { $bot }: { $about }
kind-hotseat = At this screen
kind-open = A friend, by link
bot-novice = The novice
    .about = Sees what lies on the table and little of what is coming. Plays with you while you learn.
bot-pedlar = The pedlar
    .about = Knows what everything is worth, and thinks of a few things at a time.
bot-cellarer = The cellarer
    .about = Weighs its own turns with care and takes the best, as if nobody else had any.
bot-alderman = The alderman
    .about = Looks at what the others will answer before deciding.
bot-plague-doctor = The plague doctor
    .about = Follows hundreds of ways in which it may go on. Beats everybody at the club.
bot-random = random
bot-greedy = greedy
bot-greedy-1 = greedy of 2026
bot-plain-search = plain search
start-note-hotseat = At this screen: several people play in turn on this device.
start-note-open = A friend, by link: you get a link to send after you start.

## Turn bar

bar-label = Turn bar
bar-yours = Your turn
bar-undo = Undo
bar-undo-to = Undo back to before “{ $step }”
bar-reset = Reset turn
bar-cancel = Cancel
bar-steps = Done this turn
bar-locked = { $step }: final
bar-locked-steps = Final, since something came out afterwards: { $list }
bar-waiting = Waiting for a friend to sit down
bar-watching = You are watching
bar-on-turn = { $seat } is on turn
bar-choices = Choices

## Table

table-title = { $game }: table
link-copy = Copy the link
link-copied = Link copied.
link-by-hand = This browser does not copy. Take it from here:
table-open-note = { $colour } is still free. Send this link to a friend:
table-sit = Sit down at { $colour }
table-log = Chronicle
table-log-empty = Nothing has happened yet.
table-undone = { $seat } takes back { $count ->
    [one] one step
   *[other] { $count } steps
  }.
table-stand-in = { $seat } had no answer in time: what follows was drawn at random.
table-stand-in-level = { $seat } had no answer in time: { $bot } answered instead.
table-rule = Rule { $rule }
table-players = Players
table-cards = Cards
table-map = Map
table-loading = Fetching the table …
table-lost = Reconnecting …
table-start = Start page
table-again = Play again
table-record = Save the record
table-details = Details
table-close = Close
table-now = Skip to now
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Whole map
table-speed = Speed
    .normal = 1×
    .fast = 2×
    .off = off
table-next = Next
table-skip = Skip all
table-ravage-hint = Space: next. Esc: skip.

## Hand over at one screen

curtain-title = Hand over to { $seat }
curtain-text = { $seat } is next. What was seen in secret is covered until you go on.
curtain-go = I am { $seat }
curtain-story = What happened

## Settings and help

settings-theme = Colours
    .auto = As the device
    .light = Parchment
    .dark = Candlelight
settings-language = Language
help-title = Keys
help-open = Help and keys
help-map = Move between regions
help-map-keys = Arrow keys
help-tab = Move between map, cards and buttons
help-tab-keys = Tab
help-choose = Choose, and again to confirm
help-choose-keys = Enter
help-number = Choose from the numbered list
help-number-keys = 1 to 9
help-letter = Yes, no, keep, stop, where they are offered
help-letter-keys = Y, N, K, S
help-confirm = Confirm
help-confirm-keys = C
help-undo = Undo
help-undo-keys = U or Ctrl+Z
help-cancel = Cancel a choice, close a panel, skip what is shown
help-cancel-keys = Esc
help-next = Next step of a ravage, or skip what is shown
help-next-keys = Space
help-command = Text board and command line
help-command-keys = :
help-help = This page
help-help-keys = ?

## Text board

weigh-title = What the house weighs
weigh-loading = The house is weighing …
weigh-none = Nobody decides here.
weigh-chances = Chance to win
weigh-chance = { $percent } %
weigh-turns = What { $seat } can do, best first
weigh-turn = wins { $percent } %, expected lead { $lead }
weigh-tried = { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}
weigh-earlier = Earlier
weigh-later = Later
weigh-at = After { $count ->
    [one] one answer
   *[other] { $count } answers
}
text-title = Text board
text-command = Moves as text
    .hint = Several moves are separated by a semicolon.
text-send = Play
text-legal = Possible now
text-regions = Regions
text-region = Region
text-rats = Rats
text-cubes = Cubes
text-choose = Possible here
text-last = Last event
text-none = none

## The rules to read

rules-read = The rules
rules-title-of = { $title } · Ratskeller
rules-all = All the rules
rules-minutes = In a minute
rules-contents = Contents
rules-find = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] Found in one place
   *[other] Found in { $count } places
  }
rules-none = No rule speaks of that. Try a shorter word.
rules-here = At this table:
rules-away = Not at this table.
rules-loading = The rules are being fetched.
rules-unknown = There are no rules of this game to read here.
rules-more = More about it
hints-title = A hint
hints-close = Got it
hints-none = No more hints

## Reading aloud

say-choices = { $question } { $options }
say-selected = Selected: { $choice }. Press Enter again or Confirm.
say-cancelled = Choice cancelled.
say-not-now = Nothing to confirm.
say-no-undo = Nothing to undo.

## Trouble, by the code that the server sends

trouble-title = What went wrong
error-other = { $message }
error-stale-ply = The table has moved on in the meantime. This is how it stands now.
error-illegal-answer = That is not possible: { $message }
error-not-your-turn = It is not your turn.
error-network = The table can’t be reached right now. Nothing is lost.
error-unknown-table = There is no such table.
error-too-many = A little slower, please.
error-too-many-guests = So many new guests have come from your network that you have to wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-tables = So many tables have been opened by you, or from your network, that the next one has to wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-links = So many links have been made or tried that the next one has to wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-analyses = So many analyses have been asked for that the next one has to wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-odds = Odds have been asked for so often that the next ones have to wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-no-odds = At this table the odds are told after the game, or not at all.
error-no-analysis = At this table positions can be analysed once the game is over.
error-busy = There is no time for that just now. Try again soon.
error-unknown-link = This link leads to nobody’s seats: a newer one has been made, or it is not complete.
error-storage-full = This can’t be stored now: the server’s disk is full. It goes on by itself as soon as there is room.
error-storage-read-only = This can’t be stored now: the server may only read its file. It goes on by itself as soon as it may write.
error-storage-locked = This can’t be stored now: another program holds the server’s file. It goes on by itself as soon as that is over.
error-storage-failed = This can’t be stored now: the server’s disk fails. It goes on by itself as soon as it works.
error-storage-damaged = This can’t be read: a part of the server’s file is damaged. Whoever runs the server has to put a copy in its place.
error-game-over = The game is over.
error-seat-taken = Somebody else has taken that seat.
error-undo-barrier = That can’t be taken back any more: something came out since.
error-old-rules = This table was played by older rules and can only be looked at.
error-nothing-typed = Type a move first.
error-retry = Try again
error-lesson = A legal move, but this lesson goes another way. “Show me” points to what comes next.

# A lesson at the table
lesson-title = Lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Read on
lesson-back = Previous
lesson-show = Show me
lesson-hide = Got it
lesson-typed = You answer:
lesson-fold = Fold the lesson up
lesson-open = Open the lesson
lesson-done = Close the lesson
lesson-watch = See what happens …
