"""Computers for others, and others as computers: the protocol of record.md, and where computers think."""
