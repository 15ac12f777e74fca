"""All that a socket may tell."""

from ratskeller.server.wire import LiveEntries, LiveError, LivePing, LiveStorage
from ratskeller.server.wire.leading import LiveLead, LiveLeadOver
from ratskeller.server.wire.notes import LiveNotes
from ratskeller.server.wire.talk import LivePresence, LiveTalk

LiveMessage = (
    LiveEntries | LivePing | LiveStorage | LiveError | LiveTalk | LivePresence | LiveLead | LiveLeadOver | LiveNotes
)
