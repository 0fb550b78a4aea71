"""What a seat can work out from what it has seen: cards still out, sides, the worth of a card."""
