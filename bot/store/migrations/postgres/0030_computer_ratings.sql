-- How strong a person plays against computers, in the points of their scale; known to the person alone.
CREATE TABLE computer_rating (
    person bigint NOT NULL CHECK (person > 0),
    game text COLLATE "C" NOT NULL,
    points double precision NOT NULL,
    deviation double precision NOT NULL,
    matches bigint NOT NULL CHECK (matches > 0),
    PRIMARY KEY (person, game)
);
