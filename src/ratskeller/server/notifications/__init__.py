"""Telling people who are away that it is their turn: by mail, web push and webhook."""
