-- What people have done that earns a badge (A-5), each as the log of its match says. Of most kinds the earliest is kept.
CREATE TABLE feat (
    person bigint NOT NULL,
    kind text COLLATE "C" NOT NULL,
    match_id text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, kind, match_id)
);

INSERT INTO backlog (match_id) SELECT match_id FROM match WHERE true ON CONFLICT DO NOTHING;

-- Whether others see the badges of a person.
ALTER TABLE preferences ADD COLUMN badges smallint NOT NULL DEFAULT 1 CHECK (badges IN (0, 1));
