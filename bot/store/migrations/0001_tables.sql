-- The log. One row per event; (table_id, seq) is the compare-and-swap. Of one append the first row carries
-- cause and place, the last row the deadline and whether the table closes, so that heads can be derived.
CREATE TABLE entry (
    table_id TEXT NOT NULL,
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
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entry_cause ON entry (cause) WHERE cause IS NOT NULL;

CREATE TABLE head (
    table_id TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    due_at INTEGER,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    open INTEGER NOT NULL CHECK (open IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX head_due ON head (due_at, table_id) WHERE open = 1 AND due_at IS NOT NULL;
CREATE INDEX head_place ON head (guild, channel) WHERE open = 1;

CREATE TRIGGER entry_opens_head AFTER INSERT ON entry WHEN NEW.seq = 1
BEGIN
    INSERT INTO head (table_id, seq, due_at, guild, channel, open)
    VALUES (NEW.table_id, NEW.seq, NEW.due_at, NEW.guild, NEW.channel, 1 - NEW.closes);
END;

CREATE TRIGGER entry_moves_head AFTER INSERT ON entry WHEN NEW.seq > 1
BEGIN
    UPDATE head
    SET seq = NEW.seq,
        due_at = NEW.due_at,
        guild = coalesce(NEW.guild, guild),
        channel = coalesce(NEW.channel, channel),
        open = min(open, 1 - NEW.closes)
    WHERE table_id = NEW.table_id;
END;

-- A body may be rewritten when a person asks to be forgotten; nothing else of the past may change.
CREATE TRIGGER entry_stays BEFORE UPDATE OF
    table_id, seq, kind, at, cause, due_at, guild, channel, closes ON entry
BEGIN
    SELECT raise(ABORT, 'the log is append-only');
END;

CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry
BEGIN
    SELECT raise(ABORT, 'the log is append-only');
END;

CREATE VIEW derived_head (table_id, seq, due_at, guild, channel, open) AS
SELECT newest.table_id, newest.seq, newest.due_at, placed.guild, placed.channel, 1 - summary.closed
FROM (
    SELECT table_id, max(seq) AS seq, max(closes) AS closed, max(CASE WHEN guild IS NOT NULL THEN seq END) AS placed
    FROM entry GROUP BY table_id
) AS summary
JOIN entry AS newest ON newest.table_id = summary.table_id AND newest.seq = summary.seq
JOIN entry AS placed ON placed.table_id = summary.table_id AND placed.seq = summary.placed;

CREATE TABLE shown (
    table_id TEXT NOT NULL,
    slot TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shows TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    person INTEGER NOT NULL PRIMARY KEY,
    language TEXT,
    cards TEXT NOT NULL DEFAULT 'both' CHECK (cards IN ('both', 'dm', 'here')),
    deck TEXT,
    dm_closed_at INTEGER
) STRICT;

-- Who sits (here = 1) or has sat (here = 0) at a table.
CREATE TABLE seat (
    person INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    here INTEGER NOT NULL CHECK (here IN (0, 1)),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_settings (
    guild INTEGER NOT NULL PRIMARY KEY,
    language TEXT,
    channels TEXT NOT NULL CHECK (json_type(channels) = 'array'),
    per_person INTEGER,
    per_channel INTEGER,
    per_server INTEGER
) STRICT;

CREATE TABLE match (
    match_id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE match_seat (
    match_id TEXT NOT NULL REFERENCES match (match_id),
    seat INTEGER NOT NULL,
    side INTEGER NOT NULL,
    person INTEGER,
    name TEXT NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    points INTEGER NOT NULL,
    score INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX match_seat_person ON match_seat (person, match_id) WHERE person IS NOT NULL;

CREATE TABLE rating (
    person INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL CHECK (matches > 0),
    PRIMARY KEY (person, guild, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_best ON rating (guild, game, mu - 3 * sigma);

-- What leaderboards count, added up as matches are booked: a board must not read every match ever played.
CREATE TABLE tally (
    person INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (person, guild, game, rated)
) STRICT, WITHOUT ROWID;

CREATE INDEX tally_place ON tally (guild, game);

-- Matches with their seats, one row per seat.
CREATE VIEW played AS
SELECT
    match.match_id, table_id, guild, channel, game, players, rated, started, ended, reason,
    seat, side, person, name, won, points, score
FROM match JOIN match_seat ON match_seat.match_id = match.match_id;

-- People sit once per table; those who were forgotten (negative) and computers are on no board.
CREATE VIEW derived_tally (person, guild, game, rated, matches, wins) AS
SELECT person, guild, game, rated, count(*), sum(won) FROM played WHERE person > 0
GROUP BY person, guild, game, rated;

-- Doors: one INSERT into such a view is one statement, hence atomic without a transaction that stays open
-- while the event loop does something else. Lists arrive as JSON.
CREATE VIEW booking (
    match_id, table_id, guild, channel, game, players, rated, started, ended, reason, seats, ratings
) AS SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL;

CREATE TRIGGER booking_books INSTEAD OF INSERT ON booking
BEGIN
    INSERT INTO match (match_id, table_id, guild, channel, game, players, rated, started, ended, reason)
    VALUES (
        NEW.match_id, NEW.table_id, NEW.guild, NEW.channel, NEW.game, NEW.players, NEW.rated, NEW.started,
        NEW.ended, NEW.reason
    );

    INSERT INTO match_seat (match_id, seat, side, person, name, won, points, score)
    SELECT
        NEW.match_id, json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]')
    FROM json_each(NEW.seats);

    INSERT INTO tally (person, guild, game, rated, matches, wins)
    SELECT person, NEW.guild, NEW.game, NEW.rated, 1, won
    FROM match_seat WHERE match_id = NEW.match_id AND person > 0
    ON CONFLICT (person, guild, game, rated) DO UPDATE
    SET matches = matches + 1, wins = wins + excluded.wins;

    -- Two matches of one person may end at the same time; the second must not overwrite what the first earned.
    SELECT raise(ABORT, 'stale rating')
    FROM json_each(NEW.ratings)
    LEFT JOIN rating
        ON rating.person = json_extract(value, '$[0]')
        AND rating.guild = json_extract(value, '$[1]')
        AND rating.game = json_extract(value, '$[2]')
    WHERE coalesce(rating.matches, 0) + 1 <> json_extract(value, '$[5]');

    INSERT INTO rating (person, guild, game, mu, sigma, matches)
    SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(NEW.ratings)
    WHERE true
    ON CONFLICT (person, guild, game) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches;
END;

CREATE VIEW forgetting (person, alias) AS SELECT NULL, NULL;

CREATE TRIGGER forgetting_forgets INSTEAD OF INSERT ON forgetting
BEGIN
    UPDATE match_seat SET person = NEW.alias, name = '' WHERE person = NEW.person;
    DELETE FROM tally WHERE person = NEW.person;
    DELETE FROM rating WHERE person = NEW.person;
    DELETE FROM preferences WHERE person = NEW.person;
    DELETE FROM seat WHERE person = NEW.person;
END;
