"""The statements on what people have become, for both engines (``bot.store.standing``)."""
