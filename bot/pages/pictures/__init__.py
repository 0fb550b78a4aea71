"""Which picture goes with a page: views to scenes, in the reader's language."""
