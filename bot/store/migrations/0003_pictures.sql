-- Whether a person wants pictures in what only they see (1), or words alone (0).
ALTER TABLE preferences ADD COLUMN pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1));
