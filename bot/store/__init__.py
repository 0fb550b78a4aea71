"""Rows in, rows out: ``base`` is the contract, ``sqlite.open_store`` the engine. No knowledge of any game."""
