"""The signs of the suits, and the ornaments beside them."""
