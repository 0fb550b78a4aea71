-- The channel of each person's direct messages: an open one is used for good, for Discord counts who opens many.
-- `tried_at`: when a direct message last failed for no fault of theirs; `told_at`: when they were told where
-- their cards are meanwhile. Both in Unix milliseconds.
CREATE TABLE dm (
    person INTEGER NOT NULL PRIMARY KEY,
    channel INTEGER,
    tried_at INTEGER,
    told_at INTEGER
) STRICT;

-- Channels in which hands stand are open.
INSERT INTO dm (person, channel)
SELECT CAST(substr(slot, 6) AS INTEGER), max(channel) FROM shown
WHERE slot GLOB 'hand:[1-9]*' AND channel > 0
GROUP BY 1;

-- Whoever never chose where their cards go has them where their server wants them. What was stored before does
-- not tell who chose 'both' from who chose nothing: it was what they got either way.
ALTER TABLE preferences RENAME COLUMN cards TO cards_before;
ALTER TABLE preferences ADD COLUMN cards TEXT CHECK (cards IN ('both', 'dm', 'here'));
UPDATE preferences SET cards = cards_before WHERE cards_before <> 'both';
ALTER TABLE preferences DROP COLUMN cards_before;

ALTER TABLE guild_settings ADD COLUMN hands TEXT NOT NULL DEFAULT 'both' CHECK (hands IN ('both', 'here'));

DROP TRIGGER forgetting_forgets;

CREATE TRIGGER forgetting_forgets INSTEAD OF INSERT ON forgetting
BEGIN
    UPDATE match_seat SET person = NEW.alias, name = '' WHERE person = NEW.person;
    DELETE FROM tally WHERE person = NEW.person;
    DELETE FROM rating WHERE person = NEW.person;
    DELETE FROM preferences WHERE person = NEW.person;
    DELETE FROM departure WHERE person = NEW.person;
    DELETE FROM dm WHERE person = NEW.person;
    DELETE FROM seat WHERE person = NEW.person;
    INSERT INTO remains (one) VALUES (1) ON CONFLICT DO NOTHING;
END;
