"""The hand messages of people: their cards, the notes of what each shows, and the welcome before them."""
