"""The parts of the store whose SQL both engines understand, statement by statement.

What an engine says in other words is an attribute of the class, which the engine's own class replaces.
"""
