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
start-lesson-on = Continue the lesson
start-resume = My tables
start-none = No tables yet. The first one is a click away.
start-your-turn = your turn
start-over = over
start-in-lesson = lesson
start-waiting = waiting for { $seat }
start-open = a seat is open
start-updated = last move { $when }
start-games = Choose a game
start-options = Who is playing
options-title = Game options
option-chosen = { $option }: { $value }.
start-players = Players
start-first = Who goes first
start-first-random = at random
start-seat-kind = Seat { $number }, { $colour }
start-analysis = What the house thinks
start-analysis-after = After the game
    .about = Once the game is over, anyone at the table can ask how it stood and which turns were best.
start-analysis-always = At any time
    .about = Players can also ask during the game how it stands and which turns are best.
start-odds = The odds
start-odds-off = Never
    .about = Nobody is shown the odds.
start-odds-after = After the game
    .about = Once the game is over, the odds can be looked up for every moment of it.
start-odds-always = At any time
    .about = Look at something to see its exact odds: nothing that you could not work out yourself.
start-name = Your name
start-name-save = Save
start-name-saved = Saved.
way-open = Continue in another browser
way-title = Your seats in another browser
way-text = This browser knows you without an account. A link makes another browser know you too, with all your tables, or this one again if its cookies are lost.
way-secret = Anyone who has the link can play your seats, so keep it like a key. A new link replaces the last one.
way-make = Make a link
way-link = The link to your seats
way-once = It is shown only once: copy it now, or open it in the other browser straight away.
return-title = Back to your seats
return-text = This link gives this browser the same seats and tables as the browser in which it was made.
return-left = This browser now has { $count ->
    [one] one table
   *[other] { $count } tables
  } of its own. They stay where they are, but this browser loses them: to come back to them later, make a link on the start page first.
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
start-note-hotseat = At this screen: several people share this device and take turns.
start-note-open = A friend, by link: you get a link to send once you have started.

## Turn bar

bar-label = Turn bar
bar-yours = Your turn
bar-undo = Undo
bar-undo-to = Undo to before “{ $step }”
bar-reset = Reset turn
bar-cancel = Cancel
bar-steps = So far this turn
bar-locked = { $step }: can’t be undone
bar-locked-steps = Can’t be undone, because something was revealed afterwards: { $list }
bar-waiting = Waiting for a friend to sit down
bar-watching = You are watching
bar-on-turn = { $seat }’s turn
bar-choices = Choices

## Table

table-title = { $game }: table
link-copy = Copy the link
link-copied = Link copied.
link-by-hand = This browser can’t copy it for you. Copy it from here:
table-open-note = { $colour } is still free. Send this link to a friend:
table-sit = Sit down as { $colour }
table-log = Chronicle
table-log-empty = Nothing has happened yet.
table-undone = { $seat } takes back { $count ->
    [one] one step
   *[other] { $count } steps
  }.
table-stand-in = { $seat } ran out of time: what follows was picked at random.
table-stand-in-level = { $seat } ran out of time: { $bot } answered instead.
table-rule = Rule { $rule }
table-players = Players
table-cards = Cards
table-map = Map
table-loading = Loading the table …
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
curtain-text = { $seat } is next. Secrets stay covered until you continue.
curtain-go = I am { $seat }
curtain-story = What happened

## Settings and help

settings-theme = Colours
    .auto = Same as device
    .light = Parchment
    .dark = Candlelight
settings-language = Language
sound-title = Sounds
sound-on = On
sound-off = Off
sound-volume = Volume
sound-loud = { $percent }%
sound-groups = What you hear
sound-group-turn = Your turn
sound-group-moves = Moves
sound-group-plague = The plague
sound-group-points = Points and the end
sound-whose = Whose moves you hear
sound-everybody = Everybody’s
sound-mine = Only what concerns me
help-title = Help and settings
help-open = Help and settings
help-map = Move between regions
help-map-keys = Arrow keys
help-tab = Move between map, cards and buttons
help-tab-keys = Tab
help-choose = Choose; press again to confirm
help-choose-keys = Enter
help-number = Choose from the numbered list
help-number-keys = 1 to 9
help-letter = Yes, no, keep, stop, when offered
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

weigh-title = What the house thinks
weigh-loading = The house is thinking …
weigh-none = There is nothing to decide here.
weigh-chances = Chance to win
weigh-chance = { $percent }%
weigh-turns = What { $seat } can do, best first
weigh-turn = wins { $percent }%, expected lead { $lead }
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
    .hint = Separate several moves with semicolons.
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
rules-none = No rule mentions that. Try a shorter word.
rules-here = At this table:
rules-away = Not at this table.
rules-loading = Loading the rules …
rules-unknown = The rules of this game can’t be read here.
rules-more = More about this
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
error-too-many-guests = Too many new guests have come from your network. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-tables = Too many tables have been opened by you or from your network. For the next one, please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-links = Too many links have been made or tried. For the next one, please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-analyses = Too many analyses have been asked for. For the next one, please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-odds = The odds have been asked for too often. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-no-odds = This table shows the odds after the game, or not at all.
error-no-analysis = At this table, positions can only be analysed once the game is over.
error-busy = The server is too busy for that just now. Try again soon.
error-unknown-link = This link doesn’t lead to any seats: either it is incomplete, or a newer one has replaced it.
error-storage-full = This can’t be saved right now: the server’s disk is full. Play continues by itself as soon as there is room.
error-storage-read-only = This can’t be saved right now: the server may only read its file. Play continues by itself as soon as it may write.
error-storage-locked = This can’t be saved right now: another program is using the server’s file. Play continues by itself as soon as that is over.
error-storage-failed = This can’t be saved right now: the server’s disk is failing. Play continues by itself as soon as it works again.
error-storage-damaged = This can’t be read: part of the server’s file is damaged. Whoever runs the server has to replace it with a backup.
error-game-over = The game is over.
error-seat-taken = Somebody else has taken that seat.
error-undo-barrier = That can’t be undone any more: something has been revealed since.
error-old-rules = This table was played under older rules and can only be viewed.
error-nothing-typed = Type a move first.
error-retry = Try again
error-lesson = That move is legal, but this lesson goes another way. “Show me” points to what comes next.

## Without the server

alone-title = The server can’t be reached
alone-text = Ratskeller is played on a server, and just now it doesn’t answer: you may be offline, or it may have stopped. As soon as it is back, this page goes on by itself.
alone-kept = Nothing is lost. Every move that the server confirmed is kept there, and your tables wait for you.
alone-read = What you can read meanwhile

# A lesson at the table
lesson-title = Lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Read on
lesson-back = Back
lesson-show = Show me
lesson-hide = Got it
lesson-typed = Type:
lesson-fold = Fold the lesson away
lesson-open = Open the lesson
lesson-done = Close the lesson
lesson-watch = See what happens …
