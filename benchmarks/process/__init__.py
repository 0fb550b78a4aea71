"""Memory and processor time of the bot's process."""
