-- When the bot last noted that it lives, in Unix milliseconds: what has passed since counts against nobody.
CREATE TABLE pulse (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;
