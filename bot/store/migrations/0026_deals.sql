-- The deals of the day: the board of each date, which its first attempt opened, with the par of the computers once
-- it is closed. A day is a date in UTC.
CREATE TABLE deal_board (
    day TEXT NOT NULL PRIMARY KEY CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    anchor TEXT NOT NULL,
    computers INTEGER NOT NULL,
    par TEXT CHECK (par IS NULL OR json_valid(par)),
    closed_at INTEGER
) STRICT, WITHOUT ROWID;

-- Who plays the deal of which day, and at which table: the key lets nobody play it twice. What came of it is noted
-- when the deal closes. The server is the one in which they began.
CREATE TABLE deal_attempt (
    person INTEGER NOT NULL,
    day TEXT NOT NULL,
    table_id TEXT NOT NULL,
    guild INTEGER NOT NULL,
    name TEXT NOT NULL,
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    score INTEGER,
    points INTEGER,
    place INTEGER,
    size INTEGER,
    percent REAL,
    PRIMARY KEY (person, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX deal_attempt_day ON deal_attempt (day, guild);

-- Who has shared their result in a server, and the message with it.
CREATE TABLE deal_share (
    guild INTEGER NOT NULL,
    day TEXT NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (guild, day, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX deal_share_person ON deal_share (person);

-- The message about a closed deal in a server.
CREATE TABLE deal_post (
    guild INTEGER NOT NULL,
    day TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

-- Where a server wants that message (no channel: not at all), at which hour, and whether other servers see its name.
ALTER TABLE guild_settings ADD COLUMN deal_channel INTEGER;
ALTER TABLE guild_settings ADD COLUMN deal_hour INTEGER NOT NULL DEFAULT 8 CHECK (deal_hour BETWEEN 0 AND 23);
ALTER TABLE guild_settings ADD COLUMN deal_listed INTEGER NOT NULL DEFAULT 0 CHECK (deal_listed IN (0, 1));

CREATE TRIGGER forgetting_forgets_deals INSTEAD OF INSERT ON forgetting
BEGIN
    DELETE FROM deal_attempt WHERE person = NEW.person;
    DELETE FROM deal_share WHERE person = NEW.person;
END;
