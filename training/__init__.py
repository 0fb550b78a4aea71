"""Scripts that learn the weights of the computer players; the bot reads what they write."""
