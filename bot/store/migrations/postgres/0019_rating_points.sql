-- The rating of a person after each rated match (S-1), so that its history can be drawn. `expected` is the chance of
-- winning that their side had before the match; NULL for a substitute.
CREATE TABLE rating_point (
    person bigint NOT NULL,
    guild bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    matches bigint NOT NULL CHECK (matches > 0),
    match_id text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    expected double precision,
    PRIMARY KEY (person, guild, game, matches)
);

-- The matches that were booked before their points were, which the bot computes once from their logs.
CREATE TABLE backlog (
    match_id text COLLATE "C" NOT NULL PRIMARY KEY
);

INSERT INTO backlog (match_id) SELECT match_id FROM match;

-- The form of a person: their latest five results in the order of booking, the latest last (W or L), and the length of
-- the current run, negative for matches without a win.
ALTER TABLE tally ADD COLUMN form text NOT NULL DEFAULT '';
ALTER TABLE tally ADD COLUMN streak bigint NOT NULL DEFAULT 0;

UPDATE tally
SET form = formed.form,
    streak = CASE latest WHEN 1 THEN coalesce(lost - 1, formed.matches) ELSE -coalesce(won - 1, formed.matches) END
FROM (
    SELECT
        person, place, what,
        coalesce(max(CASE number WHEN 5 THEN substr('LW', won + 1, 1) END), '')
        || coalesce(max(CASE number WHEN 4 THEN substr('LW', won + 1, 1) END), '')
        || coalesce(max(CASE number WHEN 3 THEN substr('LW', won + 1, 1) END), '')
        || coalesce(max(CASE number WHEN 2 THEN substr('LW', won + 1, 1) END), '')
        || coalesce(max(CASE number WHEN 1 THEN substr('LW', won + 1, 1) END), '') AS form,
        max(CASE number WHEN 1 THEN won END) AS latest,
        count(*) AS matches,
        min(CASE won WHEN 0 THEN number END) AS lost,
        min(CASE won WHEN 1 THEN number END) AS won
    FROM (
        SELECT
            person, guild * of_server AS place, CASE WHEN of_game = 1 THEN game ELSE '' END AS what, won,
            row_number() OVER (
                PARTITION BY person, guild * of_server, CASE WHEN of_game = 1 THEN game ELSE '' END
                ORDER BY ended DESC, match_id DESC
            ) AS number
        FROM played CROSS JOIN scope WHERE person > 0 AND guild <> 0
    ) AS placed
    GROUP BY person, place, what
) AS formed
WHERE formed.person = tally.person AND place = tally.guild AND what = tally.game;
