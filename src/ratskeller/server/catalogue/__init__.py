"""The games, options and bots that this server offers, and its health."""
