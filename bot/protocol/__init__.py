"""The engine protocol of record.md: the bot's computers for other programs, and other programs as computers.

It is to Briscola what UCI is to chess: a line of JSON for a request, a line for the answer.
"""
