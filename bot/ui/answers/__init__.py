"""What the bot answers to commands and presses, one module a feature."""
