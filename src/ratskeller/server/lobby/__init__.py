"""The lobby: public tables, quick matches, invitations, rematches."""
