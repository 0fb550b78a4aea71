-- A digest of the slash commands that Discord has taken, for each application and server (0: everywhere): it is
-- told of them again only when they have changed.
CREATE TABLE commands (
    application INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (application, guild)
) STRICT, WITHOUT ROWID;
