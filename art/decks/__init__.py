"""The decks: how a card of each is composed, and what frames it."""
