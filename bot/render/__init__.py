"""The pictures: ``scene`` says what is on one, ``paint`` turns it into bytes, ``decks`` lists the patterns.

Scenes are values: equal scenes make equal pictures, and tests can read everything of interest from them.
Their words are already in the reader's language.
"""
