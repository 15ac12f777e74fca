"""Several server processes on one database: membership, presence, and claims on work that one process does."""
