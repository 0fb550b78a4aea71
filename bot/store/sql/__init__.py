"""The parts of the store whose SQL both engines understand.

Where the engines need different SQL, it is an attribute of the class, which the engine's own class replaces.
"""
