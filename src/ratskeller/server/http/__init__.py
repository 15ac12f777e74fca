"""HTTP and WebSocket: routes, what travels over the wire, and the rules every request must keep."""
