-- When a server has removed the bot, in Unix milliseconds: its settings are deleted a month later.
ALTER TABLE guild_settings ADD COLUMN left_at INTEGER;
