"""Search over hidden cards: compact and fast deals of its own that agree with the engine."""
