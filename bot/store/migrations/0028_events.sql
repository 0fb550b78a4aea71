-- The logs of events (tournaments), as those of tables: one row per entry, (event_id, seq) is the compare-and-swap.
CREATE TABLE event_entry (
    event_id TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    kind TEXT NOT NULL,
    body TEXT NOT NULL CHECK (json_valid(body)),
    at INTEGER NOT NULL,
    cause TEXT,
    due_at INTEGER,
    guild INTEGER,
    channel INTEGER,
    closes INTEGER NOT NULL CHECK (closes IN (0, 1)),
    CHECK ((guild IS NULL) = (channel IS NULL)),
    CHECK (seq > 1 OR guild IS NOT NULL),
    PRIMARY KEY (event_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX event_entry_cause ON event_entry (cause) WHERE cause IS NOT NULL;

CREATE TABLE event_head (
    event_id TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    due_at INTEGER,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    open INTEGER NOT NULL CHECK (open IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX event_head_due ON event_head (due_at, event_id) WHERE open = 1 AND due_at IS NOT NULL;
CREATE INDEX event_head_place ON event_head (guild, channel) WHERE open = 1;

CREATE TRIGGER event_entry_opens_head AFTER INSERT ON event_entry WHEN NEW.seq = 1
BEGIN
    INSERT INTO event_head (event_id, seq, due_at, guild, channel, open)
    VALUES (NEW.event_id, NEW.seq, NEW.due_at, NEW.guild, NEW.channel, 1 - NEW.closes);
END;

CREATE TRIGGER event_entry_moves_head AFTER INSERT ON event_entry WHEN NEW.seq > 1
BEGIN
    UPDATE event_head
    SET seq = NEW.seq,
        due_at = NEW.due_at,
        guild = coalesce(NEW.guild, guild),
        channel = coalesce(NEW.channel, channel),
        open = min(open, 1 - NEW.closes)
    WHERE event_id = NEW.event_id;
END;

CREATE TRIGGER event_entry_stays BEFORE UPDATE OF
    event_id, seq, kind, at, cause, due_at, guild, channel, closes ON event_entry
BEGIN
    SELECT raise(ABORT, 'the log is append-only');
END;

CREATE TRIGGER event_entry_is_kept BEFORE DELETE ON event_entry
BEGIN
    SELECT raise(ABORT, 'the log is append-only');
END;

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
    person INTEGER NOT NULL,
    event_id TEXT NOT NULL,
    guild INTEGER NOT NULL,
    title TEXT NOT NULL,
    absent_at INTEGER,
    ended_at INTEGER,
    place INTEGER,
    PRIMARY KEY (person, event_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER forgetting_forgets_events INSTEAD OF INSERT ON forgetting
BEGIN
    DELETE FROM entrant WHERE person = NEW.person;
END;
