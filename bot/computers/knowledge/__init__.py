"""The knowledge of a seat: what it can conclude from what it has seen."""
