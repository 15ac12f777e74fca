"""Reviews of finished games: what every decision gave away, luck, and mistakes.

Only `local_search` and `worker` search, with bots and numpy. All else asks its caller for searches, as a `Thought`: it may be a worker in a
browser.
"""
