-- A deck may be chosen for each family of suits; the one kept before was of the family it belongs to.
ALTER TABLE preferences RENAME COLUMN deck TO italian_deck;
ALTER TABLE preferences ADD COLUMN french_deck TEXT;
UPDATE preferences SET french_deck = italian_deck, italian_deck = NULL WHERE italian_deck = 'french';
