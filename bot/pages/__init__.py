"""What messages show, as values made from views. No module here imports discord."""
