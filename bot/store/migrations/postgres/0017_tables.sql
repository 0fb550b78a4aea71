-- Everything that SQLite's migrations up to this number have made; later ones have a file of the same number for
-- each engine. What triggers do there is part of the statements here: other servers that speak PostgreSQL's protocol
-- may have none. Texts by which rows are ordered compare byte by byte, as in SQLite.

-- The log. One row per event; (table_id, seq) is the compare-and-swap. Of one append the first row carries cause and
-- place, the last row the deadline and whether the table closes, so that heads can be derived.
CREATE TABLE entry (
    table_id text COLLATE "C" NOT NULL,
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
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX entry_cause ON entry (cause) WHERE cause IS NOT NULL;

CREATE TABLE head (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    seq bigint NOT NULL,
    due_at bigint,
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    open smallint NOT NULL CHECK (open IN (0, 1))
);

CREATE INDEX head_due ON head (due_at, table_id) WHERE open = 1 AND due_at IS NOT NULL;
CREATE INDEX head_place ON head (guild, channel) WHERE open = 1;

CREATE VIEW derived_head (table_id, seq, due_at, guild, channel, open) AS
SELECT newest.table_id, newest.seq, newest.due_at, placed.guild, placed.channel, 1 - summary.closed
FROM (
    SELECT table_id, max(seq) AS seq, max(closes) AS closed, max(CASE WHEN guild IS NOT NULL THEN seq END) AS placed
    FROM entry GROUP BY table_id
) AS summary
JOIN entry AS newest ON newest.table_id = summary.table_id AND newest.seq = summary.seq
JOIN entry AS placed ON placed.table_id = summary.table_id AND placed.seq = summary.placed;

CREATE TABLE shown (
    table_id text COLLATE "C" NOT NULL,
    slot text COLLATE "C" NOT NULL,
    channel bigint NOT NULL,
    message bigint NOT NULL,
    shows text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, slot)
);

CREATE TABLE preferences (
    person bigint NOT NULL PRIMARY KEY,
    language text,
    cards text CHECK (cards IN ('both', 'dm', 'here')),
    italian_deck text,
    french_deck text,
    dm_closed_at bigint,
    pictures smallint NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1)),
    zone text,
    quiet_from bigint CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_until bigint CHECK (quiet_until BETWEEN 0 AND 1439),
    reminders smallint NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1)),
    holidays text NOT NULL DEFAULT '[]' CHECK (json_typeof(holidays::json) = 'array'),
    confirm smallint NOT NULL DEFAULT 0 CHECK (confirm IN (0, 1)),
    tutor smallint NOT NULL DEFAULT 1 CHECK (tutor IN (0, 1))
);

CREATE TABLE dm (
    person bigint NOT NULL PRIMARY KEY,
    channel bigint,
    tried_at bigint,
    told_at bigint
);

-- Who sits (here = 1) or has sat (here = 0) at a table.
CREATE TABLE seat (
    person bigint NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    here smallint NOT NULL CHECK (here IN (0, 1)),
    PRIMARY KEY (person, table_id)
);

CREATE INDEX seat_here ON seat (person, table_id) WHERE here = 1;
CREATE INDEX seat_taken ON seat (table_id) WHERE here = 1;

CREATE TABLE guild_settings (
    guild bigint NOT NULL PRIMARY KEY,
    language text,
    channels text NOT NULL CHECK (json_typeof(channels::json) = 'array'),
    per_person bigint,
    per_channel bigint,
    per_server bigint,
    left_at bigint,
    hands text NOT NULL DEFAULT 'both' CHECK (hands IN ('both', 'here')),
    tricks text NOT NULL DEFAULT 'live' CHECK (tricks IN ('live', 'each'))
);

CREATE TABLE departure (
    person bigint NOT NULL,
    match_id text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, match_id)
);

CREATE INDEX departure_at ON departure (at);

CREATE TABLE match (
    match_id text COLLATE "C" NOT NULL PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    players bigint NOT NULL,
    rated smallint NOT NULL CHECK (rated IN (0, 1)),
    started bigint NOT NULL,
    ended bigint NOT NULL,
    reason text NOT NULL
);

CREATE TABLE match_seat (
    match_id text COLLATE "C" NOT NULL REFERENCES match (match_id),
    seat bigint NOT NULL,
    side bigint NOT NULL,
    person bigint,
    name text NOT NULL,
    won smallint NOT NULL CHECK (won IN (0, 1)),
    points bigint NOT NULL,
    score bigint NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX match_seat_person ON match_seat (person, match_id) WHERE person IS NOT NULL;

-- Matches with their seats, one row per seat.
CREATE VIEW played AS
SELECT
    match.match_id, table_id, guild, channel, game, players, rated, started, ended, reason,
    seat, side, person, name, won, points, score
FROM match JOIN match_seat ON match_seat.match_id = match.match_id;

-- What a board by rating goes by stands in a column of its own. The rating under the game '' is a copy of the
-- person's best one in that server.
CREATE TABLE rating (
    person bigint NOT NULL,
    guild bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    matches bigint NOT NULL CHECK (matches > 0),
    skill double precision NOT NULL CHECK (skill = mu - 3 * sigma),
    PRIMARY KEY (person, guild, game)
);

CREATE INDEX rating_best ON rating (guild, game, skill DESC, person);

CREATE VIEW derived_best (person, guild, game, mu, sigma, matches, skill) AS
SELECT person, guild, '', mu, sigma, matches, skill FROM (
    SELECT
        person, guild, mu, sigma, matches, skill,
        row_number() OVER (PARTITION BY person, guild ORDER BY skill DESC, game) AS place
    FROM rating WHERE game <> ''
) AS placed WHERE place = 1;

CREATE VIEW kept_best AS SELECT person, guild, game, mu, sigma, matches, skill FROM rating WHERE game = '';

-- What leaderboards count, added up as matches are booked: over all servers under server 0, over all games under the
-- game ''. What somebody plays alone in their direct messages, server 0, counts on no leaderboard.
CREATE TABLE tally (
    person bigint NOT NULL,
    guild bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    matches bigint NOT NULL,
    wins bigint NOT NULL,
    rated_matches bigint NOT NULL,
    rated_wins bigint NOT NULL,
    PRIMARY KEY (person, guild, game)
);

CREATE INDEX tally_wins ON tally (guild, game, wins DESC, matches, person);

-- A result counts in its server and in all, in its game and in all.
CREATE VIEW scope (of_server, of_game) AS VALUES (1, 1), (1, 0), (0, 1), (0, 0);

CREATE VIEW derived_tally (person, guild, game, matches, wins, rated_matches, rated_wins) AS
SELECT person, place, what, count(*), sum(won), sum(rated), sum(rated * won)
FROM (
    SELECT
        person, guild * of_server AS place, CASE WHEN of_game = 1 THEN game ELSE '' END AS what, won, rated
    FROM played CROSS JOIN scope
    WHERE person > 0 AND guild <> 0
) AS counted
GROUP BY person, place, what;

-- The name that a person last played under.
CREATE TABLE known_as (
    person bigint NOT NULL PRIMARY KEY,
    name text NOT NULL,
    ended bigint NOT NULL,
    match_id text COLLATE "C" NOT NULL
);

CREATE VIEW derived_known_as (person, name, ended, match_id) AS
SELECT person, name, ended, match_id FROM (
    SELECT
        person, name, ended, match_id,
        row_number() OVER (PARTITION BY person ORDER BY ended DESC, match_id DESC) AS place
    FROM played WHERE person > 0
) AS latest
WHERE place = 1;

-- When the bot last noted that it lives, in Unix milliseconds: what has passed since counts against nobody.
CREATE TABLE pulse (
    one smallint NOT NULL PRIMARY KEY CHECK (one = 1),
    at bigint NOT NULL
);

-- Whose tables these are: the application at Discord that wrote them. Its messages are no other's to edit.
CREATE TABLE owner (
    one smallint NOT NULL PRIMARY KEY CHECK (one = 1),
    application bigint NOT NULL
);

-- A digest of the slash commands that Discord has taken, for each application and server (0: everywhere).
CREATE TABLE commands (
    application bigint NOT NULL,
    guild bigint NOT NULL,
    digest text NOT NULL,
    PRIMARY KEY (application, guild)
);

-- Where the rows were moved to: a database that says so is not opened any more.
CREATE TABLE moved (
    one smallint NOT NULL PRIMARY KEY CHECK (one = 1),
    place text NOT NULL
);
