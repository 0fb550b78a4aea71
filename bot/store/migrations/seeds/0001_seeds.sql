-- A seed is written before its commitment is shown and never replaced.
CREATE TABLE seed (
    match_id TEXT NOT NULL PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER seed_stays BEFORE UPDATE ON seed
BEGIN
    SELECT raise(ABORT, 'a seed is never replaced');
END;
