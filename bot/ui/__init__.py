"""The Discord side of the bot: pages as messages, buttons, answers, and the publisher of messages."""
