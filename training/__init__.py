"""The scripts that train the weights of the computer players. The bot reads their output."""
