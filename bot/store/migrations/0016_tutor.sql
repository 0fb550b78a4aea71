-- Whether the tutor is offered in the first hands of somebody who has not finished a match (1), or never (0).
ALTER TABLE preferences ADD COLUMN tutor INTEGER NOT NULL DEFAULT 1 CHECK (tutor IN (0, 1));
