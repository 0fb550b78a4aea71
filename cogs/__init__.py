"""Slash commands, one module a subject: read the options, call an answer. They do not know each other."""
