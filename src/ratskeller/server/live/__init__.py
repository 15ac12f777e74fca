"""Running tables: their order of answers, the bots that play and the people who look."""
