-- Whose tables these are: the application at Discord that wrote them. Its messages are no other's to edit.
CREATE TABLE owner (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    application INTEGER NOT NULL
) STRICT;
