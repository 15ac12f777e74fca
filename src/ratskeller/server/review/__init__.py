"""Analysis, odds, earlier views and reviews of games, and reviews that one person leads."""
