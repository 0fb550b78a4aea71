-- Deadlines are read with the heads and kept in memory. No statement looks for them, but every card changed the indices.
DROP INDEX head_due;
DROP INDEX event_head_due;
