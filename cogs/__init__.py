"""The commands of the bot, one thin module per subject; no cog knows another."""
