-- How long the seasons of a server last, and the zone in which they begin; without a row a quarter, in UTC (S-5).
CREATE TABLE season_settings (
    guild INTEGER NOT NULL PRIMARY KEY,
    length TEXT NOT NULL CHECK (length IN ('quarter', 'month')),
    zone TEXT NOT NULL
) STRICT;

-- The archive: a season that is closed, and what everybody had become in it, at each game and (game '') at all. Rows
-- never change, except that people may be forgotten.
CREATE TABLE season (
    guild INTEGER NOT NULL,
    name TEXT NOT NULL,
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    PRIMARY KEY (guild, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE season_row (
    guild INTEGER NOT NULL,
    season TEXT NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    longest INTEGER NOT NULL,
    mu REAL,
    sigma REAL,
    PRIMARY KEY (guild, season, game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_row_person ON season_row (person);
CREATE INDEX match_place ON match (guild, ended, match_id);

-- The seats whose holders were not there at the end, as numbers between commas.
ALTER TABLE match_mark ADD COLUMN absent TEXT NOT NULL DEFAULT '';

INSERT INTO backlog (match_id) SELECT match_id FROM match WHERE true ON CONFLICT DO NOTHING;

-- A door, as for bookings. `rows` are those of the archive, `grown` the new sigmas of people who were away (S-3).
CREATE VIEW season_closing (guild, name, starts, ends, rows, grown) AS
SELECT NULL, NULL, NULL, NULL, NULL, NULL;

CREATE TRIGGER season_closing_closes INSTEAD OF INSERT ON season_closing
BEGIN
    INSERT INTO season (guild, name, starts, ends) VALUES (NEW.guild, NEW.name, NEW.starts, NEW.ends);

    INSERT INTO season_row (guild, season, game, person, name, points, matches, wins, longest, mu, sigma)
    SELECT
        NEW.guild, NEW.name, json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
        json_extract(value, '$[5]'), json_extract(value, '$[6]'), json_extract(value, '$[7]'),
        json_extract(value, '$[8]')
    FROM json_each(NEW.rows)
    -- Of those who were forgotten meanwhile there is no name any more.
    WHERE EXISTS (SELECT 1 FROM known_as WHERE person = json_extract(value, '$[1]'));

    UPDATE rating
    SET sigma = grown.sigma, skill = rating.mu - 3 * grown.sigma
    FROM (
        SELECT
            json_extract(value, '$[0]') AS person, json_extract(value, '$[1]') AS game,
            json_extract(value, '$[2]') AS matches, json_extract(value, '$[3]') AS sigma
        FROM json_each(NEW.grown)
    ) AS grown
    WHERE rating.person = grown.person AND rating.guild = NEW.guild AND rating.game = grown.game
        AND rating.matches = grown.matches AND rating.game <> '';

    INSERT INTO rating (person, guild, game, mu, sigma, matches, skill)
    SELECT person, guild, '', mu, sigma, matches, skill FROM (
        SELECT *, row_number() OVER (PARTITION BY person, guild ORDER BY skill DESC, game) AS place
        FROM rating
        WHERE game <> '' AND guild = NEW.guild AND person IN (
            SELECT json_extract(value, '$[0]') FROM json_each(NEW.grown)
        )
    ) WHERE place = 1
    ON CONFLICT (person, guild, game) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, skill = excluded.skill;
END;

CREATE TRIGGER forgetting_forgets_seasons INSTEAD OF INSERT ON forgetting
BEGIN
    UPDATE season_row SET person = NEW.alias, name = '' WHERE person = NEW.person;
END;
