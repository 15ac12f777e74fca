# What somebody notes at a table for himself alone.
notes-about = Only you ever read this, wherever you are signed in. A note goes where the thing goes that it is on.
notes-on = On what
notes-table = The table
notes-gone = No longer on the board
notes-away = Not on the board at this moment
notes-said = Noted: { $text }
notes-said-on = Noted on { $thing }: { $text }
notes-text = A note
notes-add = Note it
notes-added = It is noted.
notes-show = Show
notes-change = Change
notes-save = Save
notes-leave = Leave it
notes-remove = Remove
