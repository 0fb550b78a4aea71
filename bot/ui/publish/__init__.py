"""Messages that the bot keeps up to date: the table, hands, notices, reminders."""
