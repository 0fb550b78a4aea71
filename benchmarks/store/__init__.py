"""The database: writes, deletion, long lists."""
