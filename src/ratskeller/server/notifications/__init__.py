"""Notifications for people who are away: it is their turn, or a game is over. By mail, web push and webhook."""
