# Why something is not possible, and what would be.
