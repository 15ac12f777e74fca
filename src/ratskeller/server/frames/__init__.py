"""Boards of public and finished games for pages of other sites, in a frame and without a session."""
