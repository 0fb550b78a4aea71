-- For games by post: where a person lives (an IANA time zone), when they want to be left alone (minutes of their
-- day), whether they want to be told of their turns, and their holidays (JSON: [from, until] in Unix milliseconds).
ALTER TABLE preferences ADD COLUMN zone TEXT;
ALTER TABLE preferences ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439);
ALTER TABLE preferences ADD COLUMN quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439);
ALTER TABLE preferences ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1));
ALTER TABLE preferences ADD COLUMN holidays TEXT NOT NULL DEFAULT '[]' CHECK (json_type(holidays) = 'array');
