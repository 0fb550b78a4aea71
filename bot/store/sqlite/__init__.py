"""The store on SQLite: one module for each part of the store's protocol."""
