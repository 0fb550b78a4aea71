-- The deals of the day: the board of each date, which its first attempt opened, with the par of the computers once
-- it is closed. A day is a date in UTC.
CREATE TABLE deal_board (
    day text COLLATE "C" NOT NULL PRIMARY KEY CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    anchor text NOT NULL,
    computers bigint NOT NULL,
    par text CHECK (par IS NULL OR par::json IS NOT NULL),
    closed_at bigint
);

-- Who plays the deal of which day, and at which table: the key lets nobody play it twice. What came of it is noted
-- when the deal closes. The server is the one in which they began.
CREATE TABLE deal_attempt (
    person bigint NOT NULL,
    day text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    guild bigint NOT NULL,
    name text NOT NULL,
    ranked smallint NOT NULL CHECK (ranked IN (0, 1)),
    score bigint,
    points bigint,
    place bigint,
    size bigint,
    percent double precision,
    PRIMARY KEY (person, day)
);

CREATE INDEX deal_attempt_day ON deal_attempt (day, guild);

-- Who has shared their result in a server, and the message with it.
CREATE TABLE deal_share (
    guild bigint NOT NULL,
    day text COLLATE "C" NOT NULL,
    person bigint NOT NULL,
    name text NOT NULL,
    channel bigint NOT NULL,
    message bigint NOT NULL,
    PRIMARY KEY (guild, day, person)
);

CREATE INDEX deal_share_person ON deal_share (person);

-- The message about a closed deal in a server.
CREATE TABLE deal_post (
    guild bigint NOT NULL,
    day text COLLATE "C" NOT NULL,
    channel bigint NOT NULL,
    message bigint NOT NULL,
    PRIMARY KEY (guild, day)
);

-- Where a server wants that message (no channel: not at all), at which hour, and whether other servers see its name.
ALTER TABLE guild_settings ADD COLUMN deal_channel bigint;
ALTER TABLE guild_settings ADD COLUMN deal_hour smallint NOT NULL DEFAULT 8 CHECK (deal_hour BETWEEN 0 AND 23);
ALTER TABLE guild_settings ADD COLUMN deal_listed smallint NOT NULL DEFAULT 0 CHECK (deal_listed IN (0, 1));
