-- Who has left which rated match, and has not come back: for a short wait before the next one.
CREATE TABLE departure (
    person INTEGER NOT NULL,
    match_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX departure_at ON departure (at);

DROP TRIGGER forgetting_forgets;

CREATE TRIGGER forgetting_forgets INSTEAD OF INSERT ON forgetting
BEGIN
    UPDATE match_seat SET person = NEW.alias, name = '' WHERE person = NEW.person;
    DELETE FROM tally WHERE person = NEW.person;
    DELETE FROM rating WHERE person = NEW.person;
    DELETE FROM preferences WHERE person = NEW.person;
    DELETE FROM departure WHERE person = NEW.person;
    DELETE FROM seat WHERE person = NEW.person;
END;
