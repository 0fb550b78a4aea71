"""The pictures of pages: scenes made from views, in the reader's language."""
