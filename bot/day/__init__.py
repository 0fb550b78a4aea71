"""The deal of the day (docs/day.md): the same deal for everybody, against the same computers."""
