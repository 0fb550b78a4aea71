-- What onlookers said before matches of tournaments, once those are over, and the points it brought (G-1). Predictions
-- that count for nothing are not here.
CREATE TABLE prediction (
    match_id TEXT NOT NULL,
    person INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    name TEXT NOT NULL,
    hit INTEGER NOT NULL CHECK (hit IN (0, 1)),
    points INTEGER NOT NULL,
    PRIMARY KEY (match_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX prediction_guild ON prediction (guild, ended);
CREATE INDEX prediction_person ON prediction (person);

CREATE TRIGGER forgetting_forgets_predictions INSTEAD OF INSERT ON forgetting
BEGIN
    UPDATE prediction SET person = NEW.alias, name = '' WHERE person = NEW.person;
END;
