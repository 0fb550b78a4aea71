"""The values of events: settings, the steps of a log, and the event that they fold to."""
