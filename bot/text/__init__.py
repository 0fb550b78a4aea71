"""The texts for people: the catalogue of messages, and sentences made from views and sightings."""
