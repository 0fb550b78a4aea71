"""Direct messages: the channels, and what is sent there."""
