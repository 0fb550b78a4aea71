"""Time and size of pictures and films."""
