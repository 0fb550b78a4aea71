-- What somebody plays alone in their direct messages, server 0, counts on no leaderboard.
DROP TRIGGER booking_books;
DROP VIEW derived_tally;

CREATE VIEW derived_tally (person, guild, game, matches, wins, rated_matches, rated_wins) AS
SELECT
    person, guild * of_server AS place, CASE WHEN of_game THEN game ELSE '' END AS what,
    count(*), sum(won), sum(rated), sum(rated * won)
FROM played CROSS JOIN scope
WHERE person > 0 AND guild <> 0
GROUP BY person, place, what;

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
    FROM match_seat CROSS JOIN scope WHERE match_id = NEW.match_id AND person > 0 AND NEW.guild <> 0
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
