-- Tokens of interactions, through which a message can be edited without a counted request. Discord lets each live
-- for 15 minutes. They lie beside the seeds because whoever has one can write in the bot's name; backups leave
-- them out. `message` is NULL where the token's own message is meant; `shows` as in the table `shown`.
CREATE TABLE token (
    table_id TEXT NOT NULL,
    slot TEXT NOT NULL,
    message INTEGER,
    token TEXT NOT NULL,
    until INTEGER NOT NULL,
    shows TEXT NOT NULL,
    PRIMARY KEY (table_id, slot)
) STRICT, WITHOUT ROWID;

CREATE INDEX token_until ON token (until);
