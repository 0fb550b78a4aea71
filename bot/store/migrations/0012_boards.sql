-- A leaderboard is read off an index from its first line on, however many matches there have ever been. So what it
-- shows is added up as matches are booked: over all servers under server 0, over all games under the game ''.
DROP TRIGGER booking_books;
DROP TRIGGER forgetting_forgets;
DROP VIEW derived_tally;
DROP INDEX tally_place;
ALTER TABLE tally RENAME TO old_tally;

CREATE TABLE tally (
    person INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    rated_matches INTEGER NOT NULL,
    rated_wins INTEGER NOT NULL,
    PRIMARY KEY (person, guild, game)
) STRICT, WITHOUT ROWID;

-- A result counts in its server and in all, in its game and in all.
CREATE VIEW scope (of_server, of_game) AS VALUES (1, 1), (1, 0), (0, 1), (0, 0);

INSERT INTO tally (person, guild, game, matches, wins, rated_matches, rated_wins)
SELECT
    person, guild * of_server AS place, CASE WHEN of_game THEN game ELSE '' END AS what,
    sum(matches), sum(wins), sum(rated * matches), sum(rated * wins)
FROM old_tally CROSS JOIN scope
GROUP BY person, place, what;

DROP TABLE old_tally;

CREATE INDEX tally_wins ON tally (guild, game, wins DESC, matches, person);

CREATE VIEW derived_tally (person, guild, game, matches, wins, rated_matches, rated_wins) AS
SELECT
    person, guild * of_server AS place, CASE WHEN of_game THEN game ELSE '' END AS what,
    count(*), sum(won), sum(rated), sum(rated * won)
FROM played CROSS JOIN scope
WHERE person > 0
GROUP BY person, place, what;

-- What a board by rating goes by stands in a column of its own: with an index over an expression, or over a generated
-- column, SQLite looks up every row that it skips. The rating under the game '' is a copy of the person's best one in
-- that server.
CREATE TABLE new_rating (
    person INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL CHECK (matches > 0),
    skill REAL NOT NULL CHECK (skill = mu - 3 * sigma),
    PRIMARY KEY (person, guild, game)
) STRICT, WITHOUT ROWID;

INSERT INTO new_rating (person, guild, game, mu, sigma, matches, skill)
SELECT person, guild, game, mu, sigma, matches, mu - 3 * sigma FROM rating ORDER BY person, guild, game;

DROP TABLE rating;
ALTER TABLE new_rating RENAME TO rating;

CREATE VIEW derived_best (person, guild, game, mu, sigma, matches, skill) AS
SELECT person, guild, '', mu, sigma, matches, skill FROM (
    SELECT *, row_number() OVER (PARTITION BY person, guild ORDER BY skill DESC, game) AS place
    FROM rating WHERE game <> ''
) WHERE place = 1;

CREATE VIEW kept_best AS SELECT * FROM rating WHERE game = '';

INSERT INTO rating (person, guild, game, mu, sigma, matches, skill) SELECT * FROM derived_best;

CREATE INDEX rating_best ON rating (guild, game, skill DESC, person);

-- The name that a person last played under.
CREATE TABLE known_as (
    person INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    ended INTEGER NOT NULL,
    match_id TEXT NOT NULL
) STRICT;

CREATE VIEW derived_known_as (person, name, ended, match_id) AS
SELECT person, name, ended, match_id FROM (
    SELECT
        person, seat, ended, match_id,
        row_number() OVER (PARTITION BY person ORDER BY ended DESC, match_id DESC) AS place
    FROM played WHERE person > 0
) AS latest JOIN match_seat USING (match_id, seat, person)
WHERE place = 1;

INSERT INTO known_as (person, name, ended, match_id) SELECT * FROM derived_known_as;

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

    INSERT INTO tally (person, guild, game, matches, wins, rated_matches, rated_wins)
    SELECT
        person, NEW.guild * of_server, CASE WHEN of_game THEN NEW.game ELSE '' END,
        1, won, NEW.rated, NEW.rated * won
    FROM match_seat CROSS JOIN scope WHERE match_id = NEW.match_id AND person > 0
    ON CONFLICT (person, guild, game) DO UPDATE SET
        matches = matches + 1, wins = wins + excluded.wins,
        rated_matches = rated_matches + excluded.rated_matches, rated_wins = rated_wins + excluded.rated_wins;

    INSERT INTO known_as (person, name, ended, match_id)
    SELECT person, name, NEW.ended, NEW.match_id
    FROM match_seat WHERE match_id = NEW.match_id AND person > 0
    ON CONFLICT (person) DO UPDATE SET name = excluded.name, ended = excluded.ended, match_id = excluded.match_id
    WHERE (excluded.ended, excluded.match_id) > (ended, match_id);

    -- Two matches of one person may end at the same time; the second must not overwrite what the first earned.
    SELECT raise(ABORT, 'stale rating')
    FROM json_each(NEW.ratings)
    LEFT JOIN rating
        ON rating.person = json_extract(value, '$[0]')
        AND rating.guild = json_extract(value, '$[1]')
        AND rating.game = json_extract(value, '$[2]')
    WHERE coalesce(rating.matches, 0) + 1 <> json_extract(value, '$[5]');

    INSERT INTO rating (person, guild, game, mu, sigma, matches, skill)
    SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[3]') - 3 * json_extract(value, '$[4]')
    FROM json_each(NEW.ratings)
    WHERE true
    ON CONFLICT (person, guild, game) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, skill = excluded.skill;

    -- A rating that fell may leave another game's as the best.
    INSERT INTO rating (person, guild, game, mu, sigma, matches, skill)
    SELECT person, guild, '', mu, sigma, matches, skill FROM (
        SELECT *, row_number() OVER (PARTITION BY person, guild ORDER BY skill DESC, game) AS place
        FROM rating
        WHERE game <> '' AND (person, guild) IN (
            SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(NEW.ratings)
        )
    ) WHERE place = 1
    ON CONFLICT (person, guild, game) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, skill = excluded.skill;
END;

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
    INSERT INTO remains (one) VALUES (1) ON CONFLICT DO NOTHING;
END;
