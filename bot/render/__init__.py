"""The pictures: ``scene`` says what is on one, ``paint`` turns it into bytes, ``decks`` names the patterns.

Scenes are values: equal scenes are equal pictures, and everything worth testing can be read from them. Their
words arrive already in the reader's language.
"""
