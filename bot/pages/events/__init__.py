"""The pages of tournaments."""
