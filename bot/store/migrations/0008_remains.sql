-- There is a row here while copies of what somebody had forgotten may be in unused parts of the file
-- (bot/store/remains.py). Earlier versions left some.
CREATE TABLE remains (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1)
) STRICT;

INSERT INTO remains (one) SELECT 1 WHERE EXISTS (SELECT 1 FROM entry);

DROP TRIGGER forgetting_forgets;

CREATE TRIGGER forgetting_forgets INSTEAD OF INSERT ON forgetting
BEGIN
    UPDATE match_seat SET person = NEW.alias, name = '' WHERE person = NEW.person;
    DELETE FROM tally WHERE person = NEW.person;
    DELETE FROM rating WHERE person = NEW.person;
    DELETE FROM preferences WHERE person = NEW.person;
    DELETE FROM departure WHERE person = NEW.person;
    DELETE FROM seat WHERE person = NEW.person;
    INSERT INTO remains (one) VALUES (1) ON CONFLICT DO NOTHING;
END;
