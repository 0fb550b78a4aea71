"""The messages that appear every day, and the parts of the bot that make what they show."""
