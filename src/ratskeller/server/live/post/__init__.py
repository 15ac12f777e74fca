"""Telling people who are not at the table that it is their turn: by mail, on their devices, in a chat room."""
