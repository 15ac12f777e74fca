"""The application: what assembles the server, and what belongs to no feature: middleware, static files, pages, gauges."""
