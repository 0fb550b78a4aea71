"""The levels of computer players, from random to maestro, one module each."""
