-- Whether people are named on the boards of all servers: only those who want it.
ALTER TABLE preferences ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
