"""The answers to commands and button presses, one module for each feature."""
