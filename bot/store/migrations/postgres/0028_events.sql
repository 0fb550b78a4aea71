-- The logs of events (tournaments), as those of tables: one row per entry, (event_id, seq) is the compare-and-swap.
CREATE TABLE event_entry (
    event_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL CHECK (seq > 0),
    kind text NOT NULL,
    body text NOT NULL CHECK (body::json IS NOT NULL),
    at bigint NOT NULL,
    cause text COLLATE "C",
    due_at bigint,
    guild bigint,
    channel bigint,
    closes smallint NOT NULL CHECK (closes IN (0, 1)),
    CHECK ((guild IS NULL) = (channel IS NULL)),
    CHECK (seq > 1 OR guild IS NOT NULL),
    PRIMARY KEY (event_id, seq)
);

CREATE UNIQUE INDEX event_entry_cause ON event_entry (cause) WHERE cause IS NOT NULL;

CREATE TABLE event_head (
    event_id text COLLATE "C" NOT NULL PRIMARY KEY,
    seq bigint NOT NULL,
    due_at bigint,
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    open smallint NOT NULL CHECK (open IN (0, 1))
);

CREATE INDEX event_head_due ON event_head (due_at, event_id) WHERE open = 1 AND due_at IS NOT NULL;
CREATE INDEX event_head_place ON event_head (guild, channel) WHERE open = 1;

CREATE VIEW derived_event_head (event_id, seq, due_at, guild, channel, open) AS
SELECT newest.event_id, newest.seq, newest.due_at, placed.guild, placed.channel, 1 - summary.closed
FROM (
    SELECT event_id, max(seq) AS seq, max(closes) AS closed, max(CASE WHEN guild IS NOT NULL THEN seq END) AS placed
    FROM event_entry GROUP BY event_id
) AS summary
JOIN event_entry AS newest ON newest.event_id = summary.event_id AND newest.seq = summary.seq
JOIN event_entry AS placed ON placed.event_id = summary.event_id AND placed.seq = summary.placed;

-- Whom the log of an event names, and what came of it for them: when they were withdrawn for absence, and, once it
-- has ended, their place. A place of 0 is that of somebody who did not play to the end.
CREATE TABLE entrant (
    person bigint NOT NULL,
    event_id text COLLATE "C" NOT NULL,
    guild bigint NOT NULL,
    title text NOT NULL,
    absent_at bigint,
    ended_at bigint,
    place bigint,
    PRIMARY KEY (person, event_id)
);
