"""The messages that the bot keeps up to date: tables, hands, notices and reminders."""
