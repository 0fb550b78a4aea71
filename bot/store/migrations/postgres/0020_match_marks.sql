-- What is worth remembering of each match (A-3): the number of its deals, the most card points of a side in a deal, and
-- the most by which a side was behind in a deal that it won, each with its side and deal. `people` is 1 if no computer played.
CREATE TABLE match_mark (
    match_id text COLLATE "C" NOT NULL PRIMARY KEY,
    guild bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    ended bigint NOT NULL,
    people smallint NOT NULL CHECK (people IN (0, 1)),
    deals bigint NOT NULL,
    highest bigint NOT NULL,
    highest_side bigint NOT NULL,
    highest_deal bigint NOT NULL,
    behind bigint NOT NULL,
    behind_side bigint NOT NULL,
    behind_deal bigint NOT NULL
);

CREATE INDEX match_mark_deals ON match_mark (guild, deals DESC, ended, match_id) WHERE people = 1;
CREATE INDEX match_mark_highest ON match_mark (guild, highest DESC, ended, match_id) WHERE people = 1;
CREATE INDEX match_mark_behind ON match_mark (guild, behind DESC, ended, match_id) WHERE people = 1;

-- Marks of older matches are computed from their logs, too.
INSERT INTO backlog (match_id) SELECT match_id FROM match WHERE true ON CONFLICT DO NOTHING;
