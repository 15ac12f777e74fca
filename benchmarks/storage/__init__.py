"""Disks that fail at one call, and machines that lose power, under the storage of a server."""
