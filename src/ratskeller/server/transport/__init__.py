"""Connections, below requests: how many there may be, how long they may wait, and what a WebSocket may receive."""
