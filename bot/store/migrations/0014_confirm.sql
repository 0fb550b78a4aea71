-- Whether a card is played only when its button is pressed twice (1), or at once (0).
ALTER TABLE preferences ADD COLUMN confirm INTEGER NOT NULL DEFAULT 0 CHECK (confirm IN (0, 1));
