"""Every word that people read: the catalogue of messages, and how views and sightings become sentences."""
