"""What must hold of whatever the bot sends."""
