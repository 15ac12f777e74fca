"""Guests and accounts: sessions, passwords, second factors, roles, tokens."""
