-- How strong a person plays against computers, in the points of their scale; known to the person alone.
CREATE TABLE computer_rating (
    person INTEGER NOT NULL CHECK (person > 0),
    game TEXT NOT NULL,
    points REAL NOT NULL,
    deviation REAL NOT NULL,
    matches INTEGER NOT NULL CHECK (matches > 0),
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

-- `booking` with the ratings against computers, in one statement.
CREATE VIEW full_booking (
    match_id, table_id, guild, channel, game, players, rated, started, ended, reason, seats, ratings, computer_ratings
) AS
SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL;

CREATE TRIGGER full_booking_books INSTEAD OF INSERT ON full_booking
BEGIN
    INSERT INTO booking (
        match_id, table_id, guild, channel, game, players, rated, started, ended, reason, seats, ratings
    ) VALUES (
        NEW.match_id, NEW.table_id, NEW.guild, NEW.channel, NEW.game, NEW.players, NEW.rated, NEW.started,
        NEW.ended, NEW.reason, NEW.seats, NEW.ratings
    );

    -- Two matches of one person may end at the same time; the second must not overwrite what the first earned.
    SELECT raise(ABORT, 'stale rating')
    FROM json_each(NEW.computer_ratings)
    LEFT JOIN computer_rating
        ON computer_rating.person = json_extract(value, '$[0]')
        AND computer_rating.game = json_extract(value, '$[1]')
    WHERE coalesce(computer_rating.matches, 0) + 1 <> json_extract(value, '$[4]');

    INSERT INTO computer_rating (person, game, points, deviation, matches)
    SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]')
    FROM json_each(NEW.computer_ratings)
    WHERE true
    ON CONFLICT (person, game) DO UPDATE
    SET points = excluded.points, deviation = excluded.deviation, matches = excluded.matches;
END;

CREATE TRIGGER forgetting_forgets_computer_ratings INSTEAD OF INSERT ON forgetting
BEGIN
    DELETE FROM computer_rating WHERE person = NEW.person;
END;
