"""Search over what a seat cannot see: compact deals of its own that agree with the engine, and fast."""
