"""Notifications for people who are away: it is their turn, or a game is over. By email, web push and webhook."""
