"""The decisions about events, as pure functions of an event."""
