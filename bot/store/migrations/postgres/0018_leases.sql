-- Several processes on one database: each part of the tables belongs to the process whose lease on it has not run out.
-- All times are this server's, in Unix milliseconds.

-- One row per part; the processes make them. A new holder raises the epoch, which is the compare-and-swap. `alive` is
-- when the tables of the part were last looked after: what has passed since counts against nobody. No process of a
-- lower version than the last holder's may take the part.
CREATE TABLE lease (
    part bigint NOT NULL PRIMARY KEY,
    process text COLLATE "C",
    epoch bigint NOT NULL DEFAULT 0,
    until bigint NOT NULL DEFAULT 0,
    alive bigint,
    version bigint NOT NULL DEFAULT 0
);

-- The processes that are running, or were lately. `wanted` is how many counted requests a second one would send.
CREATE TABLE process (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    seen bigint NOT NULL,
    ready smallint NOT NULL CHECK (ready IN (0, 1)),
    leaving smallint NOT NULL CHECK (leaving IN (0, 1)),
    wanted bigint NOT NULL,
    version bigint NOT NULL
);

-- When a session with the gateway was last begun, by Discord's buckets of shards.
CREATE TABLE identify (
    bucket bigint NOT NULL PRIMARY KEY,
    last bigint NOT NULL
);

-- What the holder of a part is asked to do there, by a process that does not hold it. It deletes the row when done.
CREATE TABLE errand (
    part bigint NOT NULL,
    kind text COLLATE "C" NOT NULL,
    person bigint NOT NULL,
    alias bigint NOT NULL,
    PRIMARY KEY (part, kind, person)
);

-- Which holding of a table's part noted what a message shows: a process that has lost the part must not write over the
-- notes of the next one.
ALTER TABLE shown ADD COLUMN epoch bigint NOT NULL DEFAULT 0;
