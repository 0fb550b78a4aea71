-- Seeds and tokens stand in a schema of their own: whoever may read the log need not be able to read a pack, and a
-- dump of one schema leaves the other out.

-- A seed is written before its commitment is shown and never replaced.
CREATE TABLE seeds.seed (
    match_id text COLLATE "C" NOT NULL PRIMARY KEY,
    seed bytea NOT NULL
);

-- Tokens of interactions, through which a message can be edited without a counted request. Discord lets each live
-- for 15 minutes; whoever has one can write in the bot's name. `message` is NULL where the token's own message is
-- meant; `shows` as in the table `shown`.
CREATE TABLE seeds.token (
    table_id text COLLATE "C" NOT NULL,
    slot text COLLATE "C" NOT NULL,
    message bigint,
    token text NOT NULL,
    until bigint NOT NULL,
    shows text NOT NULL,
    PRIMARY KEY (table_id, slot)
);

CREATE INDEX token_until ON seeds.token (until);
