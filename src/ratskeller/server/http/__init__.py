"""What all routes share: strict requests, shared schemas, errors, rate limits, compression, and access to services."""
