-- Nobody sits at a closed table. At which open ones somebody sits is asked before they take a seat, and must not
-- take longer with every match that they have ever played.
UPDATE seat SET here = 0 WHERE here = 1 AND table_id IN (SELECT table_id FROM head WHERE open = 0);

CREATE INDEX seat_here ON seat (person, table_id) WHERE here = 1;
CREATE INDEX seat_taken ON seat (table_id) WHERE here = 1;

CREATE TRIGGER head_closes AFTER UPDATE OF open ON head WHEN NEW.open = 0 AND OLD.open = 1
BEGIN
    UPDATE seat SET here = 0 WHERE here = 1 AND table_id = NEW.table_id;
END;
