"""Trials of what fails between the bot and Discord: requests, the gateway, closed DMs (F6, F7, F9)."""
