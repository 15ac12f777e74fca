"""All messages of a table's socket."""

from ratskeller.server.chat.schemas import LiveTalk
from ratskeller.server.notes.schemas import LiveNotes
from ratskeller.server.review.schemas import LiveLead, LiveLeadOver
from ratskeller.server.tables.schemas import LiveEntries, LiveError, LivePing, LivePresence, LiveStorage

LiveMessage = (
    LiveEntries | LivePing | LiveStorage | LiveError | LiveTalk | LivePresence | LiveLead | LiveLeadOver | LiveNotes
)
