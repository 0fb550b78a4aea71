"""Events: tournaments of many tables. Each has a log of its own, from which every step follows (E-1, E-2)."""
