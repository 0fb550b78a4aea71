-- The daily puzzles. A body is JSON and has the solution in it; a day is a date in UTC.
CREATE TABLE puzzle (
    day text COLLATE "C" NOT NULL PRIMARY KEY CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    body text NOT NULL CHECK (body::json IS NOT NULL)
);

-- What a person has chosen, one row a choice: the key lets nobody choose twice. The last one says how it ended.
-- No time is kept.
CREATE TABLE puzzle_choice (
    person bigint NOT NULL,
    day text COLLATE "C" NOT NULL,
    step bigint NOT NULL CHECK (step >= 0),
    card text NOT NULL,
    outcome text CHECK (outcome IN ('solved', 'lost')),
    PRIMARY KEY (person, day, step)
);

-- Who has shared their result in a server, and the message with it.
CREATE TABLE puzzle_share (
    guild bigint NOT NULL,
    day text COLLATE "C" NOT NULL,
    person bigint NOT NULL,
    name text NOT NULL,
    channel bigint NOT NULL,
    message bigint NOT NULL,
    PRIMARY KEY (guild, day, person)
);

CREATE INDEX puzzle_share_person ON puzzle_share (person);

-- The message about the puzzle of a day in a server, and whether the solution stands in it.
CREATE TABLE puzzle_post (
    guild bigint NOT NULL,
    day text COLLATE "C" NOT NULL,
    channel bigint NOT NULL,
    message bigint NOT NULL,
    solved smallint NOT NULL DEFAULT 0 CHECK (solved IN (0, 1)),
    PRIMARY KEY (guild, day)
);

CREATE INDEX puzzle_post_unsolved ON puzzle_post (day) WHERE solved = 0;

-- Where and when a server wants that message (no channel: not at all), and the zone of its clock.
ALTER TABLE guild_settings ADD COLUMN puzzle_channel bigint;
ALTER TABLE guild_settings ADD COLUMN puzzle_hour smallint NOT NULL DEFAULT 8 CHECK (puzzle_hour BETWEEN 0 AND 23);
ALTER TABLE guild_settings ADD COLUMN zone text;
