"""The store: ``base`` is the contract, ``sqlite.open_store`` the implementation. It knows no game."""
