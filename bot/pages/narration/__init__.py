"""The narration of a table: what is announced and what was said, folded from an onlooker's sightings."""
