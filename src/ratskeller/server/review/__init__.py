"""Analyses, odds and reviews, branches of finished games, and reviews that one person leads for others."""
