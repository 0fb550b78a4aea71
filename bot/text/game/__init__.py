"""The names, options and rules of games in words."""
