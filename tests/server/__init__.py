"""Tests of the server, with real files, real processes and real sockets."""
