"""What Discord allows: requests a second, sessions a day, and how long a request may take."""
