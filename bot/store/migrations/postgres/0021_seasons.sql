-- How long the seasons of a server last, and the zone in which they begin; without a row a quarter, in UTC (S-5).
CREATE TABLE season_settings (
    guild bigint NOT NULL PRIMARY KEY,
    length text NOT NULL CHECK (length IN ('quarter', 'month')),
    zone text NOT NULL
);

-- The archive: a season that is closed, and what everybody had become in it, at each game and (game '') at all. Rows
-- never change, except that people may be forgotten.
CREATE TABLE season (
    guild bigint NOT NULL,
    name text COLLATE "C" NOT NULL,
    starts bigint NOT NULL,
    ends bigint NOT NULL,
    PRIMARY KEY (guild, name)
);

CREATE TABLE season_row (
    guild bigint NOT NULL,
    season text COLLATE "C" NOT NULL,
    game text COLLATE "C" NOT NULL,
    person bigint NOT NULL,
    name text NOT NULL,
    points bigint NOT NULL,
    matches bigint NOT NULL,
    wins bigint NOT NULL,
    longest bigint NOT NULL,
    mu double precision,
    sigma double precision,
    PRIMARY KEY (guild, season, game, person)
);

CREATE INDEX season_row_person ON season_row (person);
CREATE INDEX match_place ON match (guild, ended, match_id);

-- The seats whose holders were not there at the end, as numbers between commas.
ALTER TABLE match_mark ADD COLUMN absent text NOT NULL DEFAULT '';

INSERT INTO backlog (match_id) SELECT match_id FROM match WHERE true ON CONFLICT DO NOTHING;
