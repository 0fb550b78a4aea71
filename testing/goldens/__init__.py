"""Programs that write the golden files of the tests anew."""
