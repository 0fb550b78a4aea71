-- Where a server wants a digest each week (no channel: not at all), and the Monday of the last one (A-4).
ALTER TABLE guild_settings ADD COLUMN digest_channel INTEGER;
ALTER TABLE guild_settings ADD COLUMN digest_week TEXT NOT NULL DEFAULT '';

-- A server has one time zone, for its seasons as for its messages.
INSERT INTO guild_settings (guild, channels, zone)
SELECT guild, '[]', zone FROM season_settings WHERE zone <> 'UTC'
ON CONFLICT (guild) DO UPDATE SET zone = coalesce(guild_settings.zone, excluded.zone);

ALTER TABLE season_settings DROP COLUMN zone;
