-- How finished tricks are shown at new tables of a server: on the table's one message, or in a message each.
ALTER TABLE guild_settings ADD COLUMN tricks TEXT NOT NULL DEFAULT 'live' CHECK (tricks IN ('live', 'each'));
