"""API tokens, and the socket for programs that act for somebody."""
