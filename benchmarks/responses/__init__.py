"""How soon people are answered, and how many requests that takes."""
