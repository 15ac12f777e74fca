"""The games, options and bots of this server, and its health."""
