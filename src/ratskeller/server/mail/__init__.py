"""Sending email by SMTP."""
