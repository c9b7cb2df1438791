"""A file whose import fails."""

raise RuntimeError("broken on purpose")
