"""The slash commands, one module for each subject. They read options and call answers.

They do not import each other.
"""
