-- The rating of a person after each rated match (S-1), so that its history can be drawn. `expected` is the chance of
-- winning that their side had before the match; NULL for a substitute.
CREATE TABLE rating_point (
    person INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    matches INTEGER NOT NULL CHECK (matches > 0),
    match_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    expected REAL,
    PRIMARY KEY (person, guild, game, matches)
) STRICT, WITHOUT ROWID;

-- The matches that were booked before their points were, which the bot computes once from their logs.
CREATE TABLE backlog (
    match_id TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

INSERT INTO backlog (match_id) SELECT match_id FROM match;

-- The form of a person: their latest five results in the order of booking, the latest last (W or L), and the length of
-- the current run, negative for matches without a win.
ALTER TABLE tally ADD COLUMN form TEXT NOT NULL DEFAULT '';
ALTER TABLE tally ADD COLUMN streak INTEGER NOT NULL DEFAULT 0;

UPDATE tally
SET form = formed.form,
    streak = CASE latest WHEN 1 THEN coalesce(lost - 1, formed.matches) ELSE -coalesce(won - 1, formed.matches) END
FROM (
    SELECT
        person, place, what,
        coalesce(max(CASE number WHEN 5 THEN substr('LW', won + 1, 1) END), '')
        || coalesce(max(CASE number WHEN 4 THEN substr('LW', won + 1, 1) END), '')
        || coalesce(max(CASE number WHEN 3 THEN substr('LW', won + 1, 1) END), '')
        || coalesce(max(CASE number WHEN 2 THEN substr('LW', won + 1, 1) END), '')
        || coalesce(max(CASE number WHEN 1 THEN substr('LW', won + 1, 1) END), '') AS form,
        max(CASE number WHEN 1 THEN won END) AS latest,
        count(*) AS matches,
        min(CASE won WHEN 0 THEN number END) AS lost,
        min(CASE won WHEN 1 THEN number END) AS won
    FROM (
        SELECT
            person, guild * of_server AS place, CASE WHEN of_game = 1 THEN game ELSE '' END AS what, won,
            row_number() OVER (
                PARTITION BY person, guild * of_server, CASE WHEN of_game = 1 THEN game ELSE '' END
                ORDER BY ended DESC, match_id DESC
            ) AS number
        FROM played CROSS JOIN scope WHERE person > 0 AND guild <> 0
    ) AS placed
    GROUP BY person, place, what
) AS formed
WHERE formed.person = tally.person AND place = tally.guild AND what = tally.game;

DROP TRIGGER booking_books;

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

    INSERT INTO tally (person, guild, game, matches, wins, rated_matches, rated_wins, form, streak)
    SELECT
        person, NEW.guild * of_server, CASE WHEN of_game THEN NEW.game ELSE '' END,
        1, won, NEW.rated, NEW.rated * won, substr('LW', won + 1, 1), 2 * won - 1
    FROM match_seat CROSS JOIN scope WHERE match_id = NEW.match_id AND person > 0 AND NEW.guild <> 0
    ON CONFLICT (person, guild, game) DO UPDATE SET
        matches = matches + 1, wins = wins + excluded.wins,
        rated_matches = rated_matches + excluded.rated_matches, rated_wins = rated_wins + excluded.rated_wins,
        form = substr(form || excluded.form, -5),
        streak = excluded.streak + CASE WHEN streak * excluded.streak > 0 THEN streak ELSE 0 END;

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

    INSERT INTO rating_point (person, guild, game, matches, match_id, at, mu, sigma, expected)
    SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[5]'), NEW.match_id, NEW.ended, json_extract(value, '$[3]'),
        json_extract(value, '$[4]'), json_extract(value, '$[6]')
    FROM json_each(NEW.ratings);

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

-- Beside `forgetting_forgets`: SQLite carries out every trigger of a statement.
CREATE TRIGGER forgetting_forgets_points INSTEAD OF INSERT ON forgetting
BEGIN
    DELETE FROM rating_point WHERE person = NEW.person;
END;
