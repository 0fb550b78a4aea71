"""Moments of recorded matches as scenes, for the documents and the tests of pictures."""
