-- What people have done that earns a badge (A-5), each as the log of its match says. Of most kinds the earliest is kept.
CREATE TABLE feat (
    person INTEGER NOT NULL,
    kind TEXT NOT NULL,
    match_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, kind, match_id)
) STRICT, WITHOUT ROWID;

INSERT INTO backlog (match_id) SELECT match_id FROM match WHERE true ON CONFLICT DO NOTHING;

-- Whether others see the badges of a person.
ALTER TABLE preferences ADD COLUMN badges INTEGER NOT NULL DEFAULT 1 CHECK (badges IN (0, 1));

CREATE TRIGGER forgetting_forgets_feats INSTEAD OF INSERT ON forgetting
BEGIN
    DELETE FROM feat WHERE person = NEW.person;
END;
