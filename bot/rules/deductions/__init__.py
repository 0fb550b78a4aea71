"""What follows from the view of a seat by the rules alone."""
