### The interface in English, the same for every game. The words of a game are in its own folder.

language = English
app-title = Ratskeller
app-motto = The table for plague games
# Things in a row, of which the last but one and all before are in $others, with commas between them.
list-together = { $others } and { $last }

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
seat-me = { $name } (you)
seat-open = Open seat
seat-deleted = Deleted player
seat-guest = guest
# Whoever has given no name
unnamed-guest = Guest { $number }
unnamed-player = Player { $number }

## Start page

start-play = Play now
    .hint = A table against the computer, at once. No account.
    .shared = A table for all at this screen, at once. No account.
    .friends = A table with a link for your friends. No account.
start-lesson = New here? Learn it in { $minutes } minutes
start-lesson-quiet = The lesson, in { $minutes } minutes
start-lesson-on = Continue the lesson
start-resume = My tables
start-none = No tables yet. The first one is a click away.
start-none-begin = Begin a game
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
start-seat-change = Change
start-seat-computer = The computer
start-seat-people = People
advice-title = Advice and chance
advice-after = The house gives its view after the game
advice-always = The house gives its view at any time
advice-odds-off = No odds
advice-odds-after = Odds after the game
advice-odds-always = Odds at any time
start-analysis = What the house thinks
start-analysis-after = After the game
    .about = Once the game is over, anyone at the table can ask how it stood and which turns were best.
start-analysis-always = At any time
    .about = Players can also ask during the game how it stands and which turns are best.
start-rating = Ratings
start-rating-counts = It counts
    .about = It counts for the ratings if everybody who plays has an account, and the house gives its view only after the game.
start-rating-friendly = A friendly game
    .about = Whoever wins, no rating changes by it.
start-thoughts = The strongest opponent
start-thoughts-usual = Thinks as usual
    .about = It takes about a second for a turn.
start-thoughts-long = Thinks longer
    .about = It takes some seconds for a turn, four times as many as usual, and sees a little more.
thoughts-long = The strongest opponent has four times its usual time at this table.
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
page-imprint = Legal notice
page-privacy = Privacy
me-open = Sign in, or make an account
me-open-account = Your account
password-again = Your password, once more
factor-code = Code from your authenticator app
    .hint = Six digits; there are new ones every 30 seconds.
factor-recovery = Recovery code
    .hint = One of the codes that you saved. Each of them works once.
factor-use-recovery = Use a recovery code
factor-use-code = Use the app
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
    .about = In this browser.
kind-bot = Computer
kind-bot-named = Computer: { $bot }
kind-hotseat = At this screen
    .about = Several people share this device and take turns.
kind-open = A friend, by link
    .about = You get a link to send once you have started.
bot-novice = The novice
    .within = the novice
    .bare = novice
    .about = Sees what lies on the table, little of what is coming. Good to learn with.
    .strength = Loses to all the others, nearly every time.
bot-pedlar = The pedlar
    .within = the pedlar
    .bare = pedlar
    .about = Knows what everything is worth, and thinks of a few things at a time.
    .strength = Beats the novice nearly every time.
bot-cellarer = The cellarer
    .within = the cellarer
    .bare = cellarer
    .about = Weighs its own turns with care, as if nobody else had any.
    .strength = Wins three games of four against the pedlar.
bot-alderman = The alderman
    .within = the alderman
    .bare = alderman
    .about = Looks at what the others will answer before deciding.
    .strength = Wins some seven games of ten against the cellarer.
bot-plague-doctor = The plague doctor
    .within = the plague doctor
    .bare = plague doctor
    .about = Plays on in hundreds of ways. Beats everybody at the club.
    .strength = Wins some seven games of ten against the alderman.
bot-strength = Strength { $strength } of { $most }
bot-random = random
bot-greedy = greedy
bot-greedy-1 = greedy of 2026
bot-plain-search = plain search
start-names = Who plays at this screen
    .hint = Without a name, the colour is used.
start-name-of = Name of { $colour }

## Where somebody wants to be told of his turns, on a page of its own. { $where } is an address or a device, { $hour } as in 18

telling-title = Tell me
telling-intro = When it is your turn or a game is over, and you are not at the table. Each turn is told once.
telling-off = This server tells nobody anything outside its pages. Whoever runs it would have to say what its address is.
telling-places = Where you are told
telling-nowhere = Nowhere yet.
telling-kind-mail = Mail
telling-kind-push = Device
telling-kind-webhook = Chat room
telling-this-device = This device
telling-other-device = Another device ({ $where })
telling-remove = Remove { $where }
    .short = Remove
telling-removed = { $where } has been removed.
telling-failed = Nothing has arrived there lately.
telling-unconfirmed = Waits for the code
telling-push-title = On this device
telling-push-text = Your browser shows a notification, even while this page is closed.
telling-push-on = Tell me on this device
telling-push-done = This device tells you now.
telling-push-denied = Your browser doesn’t let this site show notifications. Allow them in the browser’s settings, then reload this page.
telling-push-unable = This browser can’t show notifications while the page is closed. On an iPhone or iPad, add the page to the home screen and open it from there.
telling-push-failed = The browser maker’s service can’t be reached just now. Try again later.
telling-mail-title = By mail
telling-mail-none = This server sends no mails.
telling-mail-address = Mail address
telling-mail-send = Send me a code
telling-mail-code = Code from the mail to { $where }
telling-mail-confirm = Confirm
telling-mail-done = Mails now go to { $where }.
telling-pace = When mails come
telling-pace-now = At once
telling-pace-daily = Once a day
telling-hour = At what hour
telling-hour-at = { $hour }:00
telling-room-title = In a chat room or a program
telling-room-text = The webhook of Slack, Mattermost, Discord, Matrix or a program of your own. Everybody there reads your name and whose turn it is.
telling-room-address = Address of the webhook
telling-room-whose = Whose turns are told
telling-room-mine = Mine, at all tables
telling-room-table = Everybody’s: { $game } with { $who }
telling-room-add = Add
telling-room-secret = Messages are signed with this secret. It is shown only once, and only a program needs it.
telling-stop-title = No more mails
telling-stop-going = One moment …
telling-stop-done = These mails have ended. You can have them again at any time.
telling-stop-set = Where I am told

## Opponents at a table

bot-kind = Played by the computer
bot-open = { $bot }, the computer: who that is
bot-thinks = thinking …
bot-thinks-named = { $seat } is thinking …
bot-thinks-said = { $seat } is still thinking.
bot-why = Why?
bot-why-said = { $seat }: why this turn?
bot-why-last = { $seat }: why the last turn?
bot-why-later = Why it takes its turns is told once the game is over. For another table, “What the house thinks” on the start page allows it at any time.
bot-why-none = It has taken no turn yet.
text-players = Who plays
text-player = { $colour }: { $name }.
text-player-bot = { $colour }: { $name }, the computer. { $about }

## The Daily Plague

daily-title = The Daily Plague
daily-entry = The Daily Plague
daily-pitch = One deal a day, the same for everybody: the same rats, the same tiles, the same opponents. You have one try.
daily-against = Against { $rivals }
daily-bots = { $count ->
    [one] { FORM($name, "within") }
   *[other] { $count } × { FORM($name, "bare") }
  }
daily-play = Play today’s deal
daily-go-on = Go on with your game
daily-look = Look at your game
daily-practise = Practise this deal
daily-practise-soon = This deal is open for practice from six in the morning, UTC. Whoever began it in time may finish it until then.
daily-practise-note = Practice doesn’t count: the same deal as on that day, as often as you like.
daily-rules-note = Luck is the same for everybody as far as the rules allow. You can take back a draft, never what has come to light; there is no analysis before your game is over. You may leave and come back. What you begin today you may finish until six in the morning, UTC.
daily-honest = You are known by this browser, without an account: whoever wants to cheat can. The ranking is for those who don’t.
    .account = Nobody checks whether you play alone: whoever wants to cheat can. The ranking is for those who don’t.
daily-next = The next deal comes in { $hours ->
    [0] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
      }
   *[other] { $hours } h { $minutes } min
  }.
daily-result = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
  } of { $seats }, { $lead ->
    [ahead] { $amount } ahead
    [behind] { $amount } behind
   *[level] level
  }
daily-course = In the course of the game: { $ahead ->
    [0] never
    [one] once
   *[other] { $ahead } times
  } ahead, { $level ->
    [0] never
    [one] once
   *[other] { $level } times
  } level, { $behind ->
    [0] never
    [one] once
   *[other] { $behind } times
  } behind.
daily-yours = Your result
daily-share = Ratskeller · The Daily Plague, { $date }
daily-share-copy = Copy to share
daily-share-send = Share …
daily-share-text = What you share. It gives nothing away.
daily-streak = Your streak
daily-streak-days = { $count ->
    [0] No days in a row yet
    [one] One day
   *[other] { $count } days in a row
  }
daily-streak-longest = Longest: { $count }
daily-streak-won = Won in a row: { $count }
daily-streak-wins = Won in all: { $count }
daily-ranking = Ranking
daily-ranking-none = Nobody has finished this deal yet.
daily-ranking-players = { $count ->
    [one] One player has finished.
   *[other] { $count } players have finished.
  }
daily-ranking-rank = Rank
daily-ranking-name = Name
daily-ranking-result = Result
daily-ranking-score = Score
daily-ranking-note = A better place at the table comes first, then the greater lead, then the higher score. Equal results share a rank.
daily-past = The last thirty days
daily-past-none = { $date }: { $game }, not played.
daily-past-open = { $date }: { $game }, begun and not finished.
daily-past-place = { $date }: { $game }, { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
  } place.
daily-place = { $place }.
daily-copied = Copied.
daily-today = Today’s deal
daily-loading = The deal is being fetched …
daily-unknown = There is no deal for this day: the last thirty days can be looked at.
daily-at-table = Your Daily Plague

# Time for a new table: how long a turn may take, and what happens to whoever takes longer.
start-time = Time
start-time-none = As long as you like
    .about = Nobody’s time runs.
start-time-quick = Quick
    .about = 45 seconds a turn, and 5 minutes in reserve for the whole game.
start-time-relaxed = Relaxed
    .about = 2 minutes a turn, and 15 minutes in reserve for the whole game.
start-time-days = Over days
    .about = 3 days a turn. Everybody may be away for 14 days in all.
start-overtime = If somebody’s time runs out
start-overtime-bot = A bot steps in
    .about = { $bot } plays until its owner takes the seat back.
start-overtime-lost = They lose
    .about = They count as last. For the others’ sake the weakest bot plays on for them.
## Fair by proof

start-fair = Chance
start-fair-lot = By lot
    .about = The server draws by lot, as a bag of tokens would.
start-fair-proof = Fair by proof
    .about = The server binds itself to a secret before anybody’s browser adds a number of its own. Both together decide everything that chance does, and after the game everybody can work it out again.
fair-title = Fair by proof
fair-bound = The server is bound to { $commitment }
fair-numbers = { $count ->
    [one] One player has added a number.
   *[other] { $count } players have added numbers.
  }
proof-title = Proof of chance
proof-text = Here your browser works out every answer of chance in a record once more, from the secret to which the server was bound and the numbers that players added. It asks no server for that.
proof-record = Record of a game: paste it here, or drop a file anywhere on this page
proof-file = Choose a file
proof-go = Prove it
proof-back = Back to the table
proof-working = Working it out …
proof-not-over = The game is not over: until then the secret stays one.
proof-no-crypto = This browser works out digests only for addresses with https and on the server’s own machine. In a terminal, ratskeller proof does the same.
proof-ok = { $count ->
    [one] The one answer of chance is as it was bound to be.
   *[other] All { $count } answers of chance are as they were bound to be.
  }
proof-known = The server was bound to this before your number was known to it, and your number is in it: this browser has kept both.
proof-unknown = This browser knows nothing of the beginning of this game: compare what the server was bound to with what the players saw.
proof-rules = That the choices and their weights are those of the rules is proved by ratskeller proof in a terminal.
proof-no-record = This record can’t be read.
proof-no-proof = This record has no proof: only tables that were opened as fair by proof have one.
proof-seed = Not as it should be: the secret in this record is not the one to which the server was bound.
proof-commitment = Not as it should be: the server was bound to something else when this game began.
proof-number = Not as it should be: the number that this browser added is missing.
proof-answer = Not as it should be: answer number { $place } of this record was bound to be “{ $due }”, and it is “{ $given }”.

## A finished game on paper

print-open = Print the game
print-go = Print
print-title = { $game }: the game on paper
print-not-over = This game is not over yet. It can be printed once it is.
print-none = This game can’t be printed.

## Who may come to a table: the lobby, doors, invitations and rematches

lobby-entry = Play with people
history-entry = Past games and ratings
lobby-title = The lobby
lobby-quick = Play now with people
    .about = You sit down where somebody is waiting with the same clock, or wait at a new table for two.
lobby-filter = Show one game
lobby-all = All games
lobby-open = Tables with an open seat
lobby-open-none = Nobody is waiting just now. Press a game above, and the next one to come finds you.
lobby-running = Games to watch
lobby-running-none = No public game is going on.
lobby-join = Join
lobby-watch = Watch
# $act is one of the two above
lobby-act = { $act }: { $game }, opened by { $host }
lobby-host = opened by { $host } · last move { $when }
door-title = Who may come
door-public = Everybody
    .about = The table is in the lobby, where anybody can sit down.
door-link = By link
    .about = Only people who have the link find the table.
door-password = With a password
    .about = Besides the link they need a password, which you tell them.
door-looking = Spectators
door-spectators = Welcome
door-closed = None
door-with-spectators = with spectators
door-without-spectators = without spectators
door-gone = This table is closed
invited-title = An invitation
invited-by = { $host } invites you to a game of { $game }.
invited-nobody = There is a seat for you in a game of { $game }.
invited-fair = Chance is fair by proof at this table: with you comes a random number of your own.
invited-friendly = This is a friendly game: it counts for no rating.
# The clock of a table before one sits down: $turn and $reserve as in 2:00, $count whole days
pace-live = { $turn } a turn, { $reserve } in reserve
pace-days = { $count ->
    [one] One day a turn
   *[other] { $count } days a turn
  }
pace-bot = When time is up, a bot steps in.
pace-lost = When time is up, the game is lost.
invited-seats = Who is sitting here
invited-password = Password
invited-enter = Go in
invited-full = Every seat is taken.
invited-watch = Only watch
invited-open = Read the invitation
invited-no-spectators = There are no spectators at this table: only those who are sitting here see the game.
seat-kept = Kept for { $name }
seat-somebody = Somebody
invite-open = Invite somebody
invite-seats = Who is sitting here
invite-title = Invite somebody
invite-public = This table is in the lobby. You can also send its link.
invite-link = Whoever has this link can sit down.
invite-password = Whoever has this link and knows the password can sit down.
invite-address = Link to this table
invite-share = Share …
invite-qr = The link as a code for a camera
invite-close = Close this table
invite-close-sure = The table disappears for everybody, for good.
sitters-remove = Remove { $name }
sitters-release = Don’t keep it for { $name }
sitters-stand-up = Stand up
sitters-note = You can remove somebody who has not made a move yet. Whoever you remove can’t come back to this table.
rematch-go = To the next game
rematch-before = To the game before
rematch-note = { $host } has opened another game.
rematch-sit = Sit down again
rematch-watch = Watch it
table-kept-note = { $colour } is kept for { $name }.

## Where nothing is

nothing-page = There is no such page
    .about = The address may be mistyped. The start page leads to both games, and to your tables.
nothing-table = There is no such table
    .about = The address may be incomplete: ask for the link once more. Your own tables are listed on the start page.

## Turn bar

bar-label = Turn bar
bar-yours = Your turn
bar-undo = Undo
bar-undo-to = Undo to before “{ $step }”
bar-reset = Reset turn
bar-cancel = Cancel
bar-steps = So far this turn
bar-locked = { $step }: can’t be undone
bar-locked-steps = Can’t be undone, because something was revealed or others played afterwards: { $list }
bar-yours-now = Your turn now
bar-now = Now: { $seat }
bar-waiting = Waiting for a friend to sit down
bar-watching = You are watching
bar-on-turn = { $seat }’s turn
    .me = What your turn brings
bar-choices = Choices

## Table

table-title = { $game }: table
link-copy = Copy the link
link-copied = Link copied.
link-by-hand = This browser can’t copy it for you. Copy it from here:
table-open-note = { $colour } is still free.
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
    .off = Off
table-next = Next
table-skip = Skip all
table-ravage-hint = Space: next. Esc: skip.

## Time, and what is wanted beside the game

conduct-title = Time and agreements
conduct-open = Resign, end …
# reserve is a time, as in 5:00.
clock-reserve = + { $reserve }
clock-days-left = { $count ->
    [one] one day left
   *[other] { $count } days left
  }
clock-hours-left = { $count ->
    [one] one hour left
   *[other] { $count } hours left
  }
clock-minutes-left = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
  }
clock-little = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
clock-up = time is up
clock-away = away
clock-away-until = { $seat } is away until { $when }.
clock-away-left = { $count ->
    [0] no days off left
    [one] one day off left
   *[other] { $count } days off left
  }
played-time = { $seat } ran out of time: { $bot } is playing.
played-absent = { $seat } is away: { $bot } is playing.
played-lost = { $seat } lost on time and counts as last. { $bot } plays on.
played-resigned = { $seat } resigned and counts as last. { $bot } plays on.
played-back = Take { $seat } back
conduct-ended = The game was ended by agreement.
conduct-left = The game has ended: everybody has resigned or lost on time.
conduct-paused = The game is paused: everybody who plays here is away. It goes on as soon as somebody takes a seat back.
vote-end = { $count ->
    [one] One of { $needed } wants to end the game here.
   *[other] { $count } of { $needed } want to end the game here.
  }
vote-about = { $count ->
    [one] One of { $needed } wants a bot to play for { $seat }.
   *[other] { $count } of { $needed } want a bot to play for { $seat }.
  }
vote-agree = Agree
vote-withdraw = Take it back
resign-title = Resign
resign-about = A bot plays { $seat } to the end for the others’ sake, and the seat counts as last. There is no way back.
resign-go = Resign as { $seat }
resign-sure = Really resign
resign-keep = Play on
end-here-title = End the game here
end-about = The game ends without a winner as soon as everybody who plays here agrees.
end-alone = You play here alone with bots: the game ends at once, without a winner.
end-go = I agree to end
absent-title = Somebody is missing
absent-about = If { $seat } has not answered for ten minutes and isn’t here, most of the others can let a bot play until { $seat } is back.
absent-go = Let a bot play for { $seat }
away-title = Days off
away-about = Your time stands still for that long. Days you don’t use stay yours.
away-days = Days
away-go = Take days off
away-back = I am back
order-title = Answer for me
order-about = When it is your turn and there is nothing else you could do, or when something is asked between other players’ turns, the table can answer for you.
order-single = Whatever has a single answer
order-none = Ask me
table-ordered = { $seat } had ordered what to do:
table-plays-for = { $bot } plays for { $seat }.

## Talk at a table

talk-open = Talk
# How many lines have not been read
talk-unread = Talk, { $count ->
    [one] one new line
   *[other] { $count } new lines
  }
talk-table = Players
talk-gallery = Onlookers
talk-empty = Nobody has said anything yet.
talk-empty-gallery = What onlookers say here, players read once the game is over.
talk-write = Write something
talk-send = Send
talk-phrases = Say it by one press; everybody reads it in their own language
talk-new = New
talk-older = Earlier lines
talk-back = Take back
talk-taken-back = Taken back
# Said aloud: who said what
talk-said = { $name }: { $text }
talk-here = here
talk-away = away
talk-onlookers = { $count ->
    [0] Nobody looks on.
    [one] One person looks on: { $names }
   *[other] { $count } people look on: { $names }
  }
talk-onlookers-more = { $count } more
talk-mute = Don’t read { $name } at this table
talk-block = Block { $name } everywhere
talk-block-note = Neither of you reads the other any more, at any table.
talk-muted = { $name }: not read at this table
talk-blocked = { $name }: blocked everywhere
talk-lift = Read again
phrase-hello = Hello!
phrase-your-turn = It’s your turn.
phrase-moment = One moment, please.
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-good-game = Good game!

## What happened since one's own turn, and its replay

since-when = { $when ->
    [left] Since you left:
    [began] Since the game began:
    [round] In the last few turns:
   *[turn] Since your turn:
  }
    .short = { $when ->
    [began] So far
    [round] Lately
   *[turn] Meanwhile
  }
since-title = Since your turn
since-replay = Replay it step by step.
replay-name = What happened
replay-past = The past
replay-step = Step { $number } of { $count }
replay-first = This is how it stood.
replay-previous = Back
replay-next = Next
replay-play = Play
replay-pause = Pause
replay-now = Back to now

## The review of a game that is over

review-open = Review the game
review-short = Review
review-leave = To the result
review-title = The course of the game
review-curve = Chance to win
review-moment = The moment that is shown
review-go = Go there:
review-begins = The house looks at the game …
review-working = The house judges every decision: { $done } of { $count }.
review-done = The house has judged every decision.
review-failed = The house could not judge this game.
review-progress = How many decisions are judged
review-chance = { $seat } { $percent }%
review-notes = What the house thinks of it
review-decides = { $seat } decides
review-best = The house would have played the same.
review-level = As good as what the house would have played.
review-other = The house would have played: { $turn }.
review-gave = That would have won { $percent } more games in a hundred.
review-unknown = What the house thinks of this rests on what only { $seat } knew.
review-hidden = Through these eyes nothing more can be told of it.
review-pending = The house has not judged this decision yet.
review-luck-after = What came then was luck for { $seat }: { $change }%.
review-branch = Play on from here
own-notes = My notes
review-branch-title = Play on from here
review-branch-about = A new table begins at this moment, with the same answers up to it. What chance brings after it is drawn anew.
review-branch-go = Begin
review-share = Share this moment
review-copy = Copy the link
review-send = Share the picture
review-save = Save as { $kind }
review-picture = Picture of the board. { $moment }
review-picture-chances = Chance to win: { $chances }
review-no-picture = There is no picture of this board.
review-eyes = What is known to
review-eyes-all = Whoever decides
review-eyes-public = A spectator
review-points = Turning points
review-turning-decision = { $seat } gave away { $percent }%.
review-turning-luck = Luck for { $seat }: +{ $percent }%.
review-skills = Luck and skill
review-skills-about = All figures are hundredths of a won game. Luck is what chance gave or took; given away is what the house would have played better.
review-seat = Player
review-luck = Luck
review-given = Given away
review-lost = Lost to the plague
review-lost-of = { $actual } ({ $expected } expected)
review-luck-good = Chance gave { $seat } { $percent ->
    [one] one hundredth
   *[other] { $percent } hundredths
  } of a won game.
review-luck-bad = Chance took { $percent ->
    [one] one hundredth
   *[other] { $percent } hundredths
  } of a won game from { $seat }.
review-luck-none = Chance was neither kind nor unkind to { $seat }.
review-skill = With { $count ->
    [one] one decision
   *[other] { $count } decisions
  } { $seat } gave away { $percent } hundredths.
review-skill-none = { $seat } gave nothing away.
review-losses = { $actual ->
    [one] One cube was
   *[other] { $actual } cubes were
  } lost to the plague, and { $expected } were to be expected.
review-learn = Learn from mistakes
review-learn-title = The mistakes of { $seat }
review-learn-nth = { $seat }: mistake { $number } of { $count }
review-learn-ask = What would you play here?
review-learn-none = The house found no real mistake. Well played!
review-learn-over = That was all.
review-learn-best = the house’s choice
review-learn-right = Yes: that is what the house would play.
review-learn-level = The house would play another turn, but this one is just as well.
review-learn-wrong = The house would play another turn: this one gives away { $percent } in a hundred games.
review-learn-skip = Leave it out
review-learn-next = Go on
review-learn-end = Back to the review

## The tale of a game

tale-title = The tale of this game
tale-open-sheet = The tale
tale-copy = Copy the tale
tale-copied = The tale has been copied.
tale-more = The house still judges decisions. Once it is done, the tale tells where the game turned.
tale-open = { $names } sat down to a game of { $game }.
tale-phase = { $phase ->
    [early] This is how it went at first.
    [middle] Halfway through things were on the move.
   *[late] Towards the end it was decided.
  }
# $way varies what would sound alike
tale-turning-decision = { $way ->
    [0] { $seat } let { $percent }% of the chance to win slip away.
    [1] Then came a costly turn: { $seat } gave away { $percent }%.
   *[2] Here { $seat } could have played better, by { $percent }%.
  }
tale-turning-luck = { $way ->
    [0] Luck smiled on { $seat }: +{ $percent }%.
    [1] Chance meant well by { $seat }: +{ $percent }%.
   *[2] What came next was a gift for { $seat }: +{ $percent }%.
  }
tale-ahead = By then the house saw { $seat } ahead, with a chance to win of { $percent }%.
tale-close = By then the house saw nobody far ahead.
tale-lucky = Over the whole game chance was kindest to { $seat }: it gave { $percent ->
    [one] one hundredth
   *[other] { $percent } hundredths
  } of a won game.
tale-even = Over the whole game chance favoured nobody.
tale-exact = { $percent ->
    [0] In the house’s eyes { $seat } gave nothing away.
   *[other] In the house’s eyes { $seat } gave least away: { $percent } hundredths of a won game.
  }

film-title = Time-lapse
film-about = The board through the whole game as a moving picture, to keep or to share.
film-make = Make the time-lapse
film-working = Picture { $done } of { $count }
film-binding = The pictures are put together …
film-stop = Stop
film-failed = The time-lapse could not be made. Try again.
film-picture = The board through the whole game, from its beginning to its end
film-hold = Pause
film-play = Play

## A review that one leads

lead-begin = Show it to the others
lead-mine = You are showing the game to the others.
lead-end = Stop showing
lead-theirs = { $seat } is showing the game.
lead-somebody = Somebody
lead-follow = Follow
lead-followed = You see what { $seat } shows.
lead-free = Break free
lead-name = The game is being shown
lead-over = Nobody is showing the game any more.

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
settings-letters = Letters and digits as keys
    .on = On
    .off = Off
settings-hints = Hints
    .on = On
    .off = Off
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
sound-group-talk = Talk
sound-whose = Whose moves you hear
sound-everybody = Everybody’s
sound-mine = Only what concerns me
help-title = Help and settings
help-open = Help and settings
help-keys = Keys
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
help-talk = Open the talk at this table, or go to it
help-talk-keys = M
help-past = In the past: step by step, turn by turn, to its beginning, back to now
help-past-keys = ← →, Page up/down, Home, End
help-command = Text board and command line
help-command-keys = :
help-help = This page
help-help-keys = ?

## What the house weighs

weigh-title = What the house thinks
weigh-loading = The house is thinking …
weigh-none = There is nothing to decide here.
weigh-chances = Chance to win
weigh-chance = { $percent }%
weigh-turns = { $seat }: the best turns
weigh-turn = wins { $percent }%, expected lead { $lead }
weigh-tried = { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}
weigh-taken = { $seat }: the turn that was taken
weigh-taken-mark = taken
weigh-place = { $place ->
    [0] Of all turns that the house compared, this one looks best.
    [1] The house likes one of the turns that it compared better.
   *[other] The house likes { $place } of the turns that it compared better.
}
weigh-place-none = The house did not think of this turn: it tried it by itself.
weigh-before = Chance to win before this turn: { $percent }%, with the best one.
weigh-after = With the one that was taken: { $percent }%, expected lead { $lead }.
weigh-beside = Beside the best other turn
weigh-own = { $bot } saw this in it
weigh-how = The house played on from here in its head, { $count ->
    [one] once,
   *[other] { $count } times,
  } and knew only what { $seat } knew then. Whatever { $seat } really thought isn’t told here.
weigh-earlier = Earlier
weigh-later = Later
weigh-at = After { $count ->
    [one] one answer
   *[other] { $count } answers
}

## Text board

text-title = Text board
text-command = Moves as text
    .hint = Separate several moves with semicolons. A letter and Enter leads to a part of the board.
text-send = Play
text-legal = Possible now
text-typed = As typed
text-all-typed = One of these can be typed:
text-move = Move
text-effect = What comes of it
text-none = none
text-places = Parts of the text board
text-board-parts = The board
text-earlier = Earlier events
text-order = Sorted by
text-on-turn = on turn
text-began = began
# An answer was chosen from a table: it stands in the command line now.
text-put = { $name }: { $text }. Enter plays it.
text-about-none = There is nothing to tell about “{ $word }”.
text-keys = Keys of the text board
    .hint = In the command line type the letter and press Enter; elsewhere on the text board the letter is enough, as long as letters are keys.
text-key-last = Tell the last event again
    .keys = L
text-key-asked = Tell again what is asked
    .keys = Q
text-key-undo = Undo the last step of this turn
    .keys = U
text-key-arrows = Move between the cells of a table; a press on a move writes it into the command line
    .keys = Arrow keys, Home, End
text-key-about = Typed after a word: tell all about that thing
    .keys = ?

## The rules to read

rules-read = The rules
rules-title-of = { $title } · Ratskeller
rules-all = All the rules
rules-play = Play, or learn it at a table
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
# { $answer } as it was typed or sent
error-illegal-answer = That is not possible now: { $answer }.
error-not-your-turn = It is not your turn.
error-network = The table can’t be reached right now. Nothing is lost.
error-unknown-table = There is no such table.
error-bad-request = The server couldn’t make sense of that. Reload this page: it may be older than the server.
error-not-found = { error-bad-request }
error-method-not-allowed = { error-bad-request }
error-not-json = { error-bad-request }
error-no-position = { error-bad-request }
error-too-large = That is too long for the server.
error-bad-option = The server doesn’t open a table with these options.
error-bad-seats = The server doesn’t open a table with these players.
error-bad-fair = The table couldn’t be opened as fair by proof. Try again.
error-unknown-bot = This opponent doesn’t play on this server. Choose another one.
error-unknown-game = This server doesn’t have that game.
error-unknown-lesson = This server doesn’t have that lesson.
error-unknown-day = { daily-unknown }
error-no-session = The server doesn’t know this browser. Allow its cookie, then reload this page.
error-wrong-seat = That seat isn’t yours.
error-not-over = The record can be read once the game is over.
# { $host }: the name in the address of the page
error-unknown-host = The server doesn’t know itself by the name “{ $host }”. Whoever runs it has to allow that name.
error-cross-site = This came from another site, which may not act for you.
error-internal = Something went wrong on the server. Nothing was changed.
error-too-many = A little slower, please.
error-too-many-sockets = Too many windows here are watching tables. Close some of them.
error-too-many-connections = Too many pages are open from your network. Please wait a moment.
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
error-too-many-table-passwords = Too many passwords have been tried. For the next one, please wait { $minutes ->
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
error-too-many-views = Earlier moments have been looked at so often that the next ones have to wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-played-for = A bot is playing for this seat. Take it back first.
error-not-played-for = Nobody is playing for this seat: it is yours.
error-game-ended = The game was ended by agreement.
error-plays-alone = You play alone here, with all the time you want.
error-no-voice = Only those who play here themselves have a vote.
error-not-absent = Nobody can be replaced who has not been waited for long enough.
error-no-vacation = You can’t be away for that long, or you are away already.
error-bad-clock = The server doesn’t open a table with this clock.
error-bad-order = That can’t be ordered in advance.
error-too-many-wishes = That was a bit much at once. Please wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
error-no-odds = This table shows the odds after the game, or not at all.
error-unknown-commitment = The server’s promise for this table is no longer good. Try again.
error-day-not-closed = This is a game of a day that is not over yet. It can be looked at once that day is closed.
error-no-analysis = At this table, positions can only be analysed once the game is over.
error-busy = The server is too busy for that just now. Try again soon.
error-unknown-link = This link doesn’t lead to any seats: either it is incomplete, or a newer one has replaced it.
error-not-for-programs = No program can do this, whatever its token is for.
error-scope-missing = The token of this program is not for that.
error-unknown-token = There is no such token: it may have been taken back.
error-tokens-full = You have { $most } tokens, and more are not possible. Take one of them back first.
error-too-many-tokens = You have made too many tokens. For the next one, please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-name-taken = Somebody has an account with this name. Choose another one.
error-has-account = You have an account already.
error-no-account = You play here as a guest, without an account.
error-wrong-sign-in = There is no account with this name and this password.
error-account-locked = The host of this site has locked this account.
error-muted = The host of this site has muted you. You can still play and read.
error-not-admin = Only those who look after this site can do that.
error-is-admin = This can’t be done to somebody who looks after this site.
error-used-link = This link is no longer valid: it has been used, or is older than ten minutes.
error-password-asked = Please give your password once more.
error-common-password = Many people have this password, so it is guessed first. Please take another one.
error-wrong-password = That is not the password.
error-factor-asked = This account has a second factor. Enter its code to sign in.
error-wrong-factor = That code is not right. If it comes from your app, take the one that it shows now, and check that your phone’s clock is right.
error-used-factor = That code has been used already. Wait for the next one.
error-factor-on = The second factor is on already.
error-factor-off = That took more than ten minutes, or the second factor is not on. Please begin again.
error-factor-needed = On this site, admins need a second factor. Turn it on on your account page first.
error-too-many-codes = Too many codes have been tried for this account. Please wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
error-unknown-session = You are no longer signed in there.
error-too-many-passwords = Too many passwords have been tried for this name or from your network. Please wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
error-too-many-copies = You have fetched your data too often. For the next time, please wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
error-bad-address = That address can’t be used. A mail address looks like anna@example.org; that of a webhook begins with https:// and leads to the open internet.
error-channels-full = You have { $most } notification channels already. Remove one first.
error-mail-not-sent = No mail could be sent to this address. Look whether it is right, or try again later.
error-no-mail = This server sends no mails.
error-no-telling = { telling-off }
error-old-code = This code is no longer valid. Have another one sent.
error-unknown-channel = That is gone already. Reload this page.
error-unknown-stop = This link is not complete: it ends no mails. Copy all of it from the mail.
error-webhook-not-taken = There was no answer to a message sent there to try it. Look whether the address is right.
error-wrong-code = That is not the code in the mail. Look once more; after five wrong ones another one is needed.
error-too-many-channels = You have changed your notifications too often. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-mails = Too many codes have been sent. For the next one, please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-stops = That was tried too often from your network. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-storage-full = This can’t be saved right now: the server’s disk is full. Play continues by itself as soon as there is room.
error-storage-read-only = This can’t be saved right now: the server may only read its file. Play continues by itself as soon as it may write.
error-storage-locked = This can’t be saved right now: another program is using the server’s file. Play continues by itself as soon as that is over.
error-storage-failed = This can’t be saved right now: the server’s disk is failing. Play continues by itself as soon as it works again.
error-storage-unreachable = This can’t be saved right now: the server can’t reach its database. Play continues by itself as soon as it can.
error-storage-damaged = This can’t be read: part of the server’s file is damaged. Whoever runs the server has to replace it with a backup.
error-bad-record = This record doesn’t fit: { $reason }
error-record-from-middle = This record begins in the middle of a game. Only whole games can be kept here.
error-record-not-over = This game isn’t over. Only games that are over can be kept here.
error-unknown-player = Nobody has an account of this name.
# Talk
error-closed-room = Players read what onlookers say once the game is over.
error-unknown-line = That line isn’t there any more.
error-not-your-line = That line is somebody else’s.
error-line-too-old = That was said too long ago to be taken back.
error-unknown-person = That person isn’t at this table any more.
error-too-many-lines = That was a lot at once. A little slower, please.
error-game-over = The game is over.
error-led = { $name } is showing this game already.
error-not-looking = The connection to the table is gone. It comes back by itself.
error-notes-full = At one table you can have { $most } notes. Remove one first.
error-unknown-thing = That is not on the board any more. Look again where the note should go.
error-too-many-notes = So many notes have been written that the next ones have to wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-leads = So many moments have been shown that the next ones have to wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-game-not-over = This game is not over yet. It can be looked back on once it is.
error-seat-taken = Somebody else has taken that seat.
error-bad-door = A password belongs to a table with a password, and only to one.
error-password-needed = This table has a password.
error-wrong-table-password = That is not the password of this table.
error-no-spectators = There are no spectators at this table: only those who are sitting here see the game.
error-sent-away = The host of this table has removed you from it.
error-table-closed = The host has closed this table.
error-seat-played = A move has been made from this seat: it can’t be made free any more.
error-table-begun = The game has begun: this table can’t be closed any more.
error-not-host = Only whoever opened this table can do that.
error-not-a-player = Only those who have played can play once more.
error-undo-barrier = That can’t be undone any more: something has been revealed since.
error-old-rules = This table was played under older rules and can only be viewed.
error-nothing-typed = Type a move first.
error-retry = Try again
piece-missing = This part of the page could not be fetched.
piece-reload = Reload the page
error-lesson = That move is legal, but this lesson goes another way. What comes next has a dashed line around it.

## Without the server

alone-title = The server can’t be reached
alone-text = Ratskeller is played on a server, and just now it doesn’t answer: you may be offline, or it may have stopped. As soon as it is back, this page goes on by itself.
alone-kept = Nothing is lost. Every move that the server confirmed is kept there, and your tables wait for you.
alone-read = What you can read meanwhile

# A lesson at the table
lesson-title = Lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Read on
lesson-back = Previous
lesson-show = Show me
lesson-hide = Got it
lesson-typed = Type:
lesson-fold = Fold the lesson away
lesson-open = Open the lesson
lesson-done = Close the lesson
lesson-watch = See what happens …
