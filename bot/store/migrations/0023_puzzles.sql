-- The daily puzzles. A body is JSON and has the solution in it; a day is a date in UTC.
CREATE TABLE puzzle (
    day TEXT NOT NULL PRIMARY KEY CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    body TEXT NOT NULL CHECK (json_valid(body))
) STRICT, WITHOUT ROWID;

-- What a person has chosen, one row a choice: the key lets nobody choose twice. The last one says how it ended.
-- No time is kept.
CREATE TABLE puzzle_choice (
    person INTEGER NOT NULL,
    day TEXT NOT NULL,
    step INTEGER NOT NULL CHECK (step >= 0),
    card TEXT NOT NULL,
    outcome TEXT CHECK (outcome IN ('solved', 'lost')),
    PRIMARY KEY (person, day, step)
) STRICT, WITHOUT ROWID;

-- Who has shared their result in a server, and the message with it.
CREATE TABLE puzzle_share (
    guild INTEGER NOT NULL,
    day TEXT NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (guild, day, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_share_person ON puzzle_share (person);

-- The message about the puzzle of a day in a server, and whether the solution stands in it.
CREATE TABLE puzzle_post (
    guild INTEGER NOT NULL,
    day TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    solved INTEGER NOT NULL DEFAULT 0 CHECK (solved IN (0, 1)),
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_post_unsolved ON puzzle_post (day) WHERE solved = 0;

-- Where and when a server wants that message (no channel: not at all), and the zone of its clock.
ALTER TABLE guild_settings ADD COLUMN puzzle_channel INTEGER;
ALTER TABLE guild_settings ADD COLUMN puzzle_hour INTEGER NOT NULL DEFAULT 8 CHECK (puzzle_hour BETWEEN 0 AND 23);
ALTER TABLE guild_settings ADD COLUMN zone TEXT;

DROP TRIGGER forgetting_forgets;

CREATE TRIGGER forgetting_forgets INSTEAD OF INSERT ON forgetting
BEGIN
    UPDATE match_seat SET person = NEW.alias, name = '' WHERE person = NEW.person;
    DELETE FROM tally WHERE person = NEW.person;
    DELETE FROM rating WHERE person = NEW.person;
    DELETE FROM known_as WHERE person = NEW.person;
    DELETE FROM preferences WHERE person = NEW.person;
    DELETE FROM departure WHERE person = NEW.person;
    DELETE FROM dm WHERE person = NEW.person;
    DELETE FROM seat WHERE person = NEW.person;
    DELETE FROM puzzle_choice WHERE person = NEW.person;
    DELETE FROM puzzle_share WHERE person = NEW.person;
    INSERT INTO remains (one) VALUES (1) ON CONFLICT DO NOTHING;
END;
