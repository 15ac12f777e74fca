# Private notes at a table.
notes-about = Only you can read your notes, wherever you are signed in. A note moves with the thing it is on.
notes-about-here = Your notes stay in this browser. A note moves with the thing it is on.
notes-on = Attach to
notes-table = The table
notes-gone = No longer on the board
notes-away = Not on the board right now
notes-said = Noted: { $text }
notes-said-on = Noted on { $thing }: { $text }
notes-text = A note
notes-add = Add note
notes-added = Note added.
notes-show = Show
notes-change = Edit
notes-save = Save
notes-leave = Cancel
notes-remove = Remove
