"""Reviews of finished games: what every decision gave away, luck, and mistakes.

Nothing here searches: a `thought.Thought` asks its caller to, a process of a server or a worker in a browser.
No module needs numpy.
"""
