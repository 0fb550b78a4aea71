"""The public story of a table: what is announced, and what was said, as folds of an onlooker's sightings."""
