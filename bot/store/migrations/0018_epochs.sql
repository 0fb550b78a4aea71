-- Which holding of a table's part noted what a message shows: on PostgreSQL a process that has lost the part must not
-- write over the notes of the next one. In a file there is only one process, whose epoch is always 0.
ALTER TABLE shown ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
