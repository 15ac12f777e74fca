"""Connections, below requests: how many there may be, how long each may wait, and what may come in by a socket."""
