"""Programs that live through the bot before the page of the demonstration, and take pictures of it."""
