-- What onlookers said before matches of tournaments, once those are over, and the points it brought (G-1). Predictions
-- that count for nothing are not here.
CREATE TABLE prediction (
    match_id text COLLATE "C" NOT NULL,
    person bigint NOT NULL,
    guild bigint NOT NULL,
    ended bigint NOT NULL,
    name text NOT NULL,
    hit smallint NOT NULL CHECK (hit IN (0, 1)),
    points bigint NOT NULL,
    PRIMARY KEY (match_id, person)
);

CREATE INDEX prediction_guild ON prediction (guild, ended);
CREATE INDEX prediction_person ON prediction (person);
