"""The laboratory: what Ratskeller is measured and trained with. It is not in the wheel, and nothing of `ratskeller` imports it."""
