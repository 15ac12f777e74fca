### What only the terminal says. The words of the interface and of the games are in their own folders.

## Reading answers

prompt-hand-over = Hand over to { $seat }: Enter clears the screen.
prompt-taken-over = { $seat }, press Enter when only you can see the screen.
answers-final = ! can’t be undone
answers-help = A number, or the answer as text, or its beginning (“t kni”); several are separated by “;”. ? for help.
refused-none = No legal answer begins with “{ $text }”. Enter alone lists what is possible, ? is for help.
refused-several = “{ $text }” can mean { $list }.
refused-number = { $text }: there are { $count } answers.
refused-number-later = { $text }: a number stands for an answer that is shown; write the later ones of a line as text.
refused-after-chance = After “{ $text }” something comes out that has to be seen first. Give the rest of the line afterwards.
refused-after-turn = After “{ $text }” it is no longer { $seat }’s decision. Nothing may follow it in the same line.
refused-empty = There is an empty answer in “{ $text }”.
refused-long = A line may have at most { $count } characters.

## Commands

help-title-answers = Answers
help-title-commands = Commands
command-help = this page
command-board = the board again
command-log = what happened; “log 5”: the last five sentences
command-undo = take back the last answer; “undo all”: the whole turn as far as possible
command-record = save the record of the game so far into a file: “record FILE”
command-quit = leave the game
command-card = rules of a card: “card { $card }”
command-cards = all cards and who holds them
command-rats = what has been turned over and what is still hidden

undone = { $seat } takes back { $text }.
undo-none = Nothing to undo: something came out, or another player was on turn.
record-saved = Record saved: { $file }
record-secret = It holds everything, also what was seen in secret.
record-where = Where to? Type “record FILE”.
card-unknown = No card of that name; in play are { $list }.
card-which = Which card? In play are { $list }.
log-empty = Nothing has happened yet.
left = You have left the game.

## Seats

seat-human = { $colour } { $mark }: at this screen
seat-computer = { $colour } { $mark }: computer ({ $bot })
thinking = { $seat } is thinking …
recap = Since your last turn

## The board of Rattus

board-title = { $game } · { $round } · { $who }
board-deciding = { $seat } decides
board-chance = chance decides
board-over = over
board-people = People
board-neighbours = Neighbours
board-total = Total
board-plague = * the plague piece is in { $region }
board-no-plague = The plague piece is not on the board yet
board-supply = Supply { $supply } · turned over { $used } · still hidden { $hidden }
board-ravage = The plague is in { $region }: population { $population }
limits = Hidden, by limit: { $list }
limit-count = { $limit } ×{ $count }
symbols = Hidden, by symbol: { $list }
face-count = { $face } ×{ $count }
symbol-count = { $symbol } ×{ $count }
rats-used = Turned over
rats-hidden = Still hidden
rats-known = Known to you
rats-none = none

## Positions and records

replay-title = { $game }, { $answers ->
    [one] one answer
   *[other] { $answers } answers
  }
