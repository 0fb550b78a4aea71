"""Values to test with: states, records, views, scenes."""
