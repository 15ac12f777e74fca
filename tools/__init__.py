"""Scripts beside the tests: they write pages, build and try releases, and play, ask or look for longer than a test may."""
