-- What evaluations said, without the documents that they were made of; kept for some days, and up to a size.
CREATE TABLE evaluations (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,           -- ev_...
    dataset TEXT NOT NULL,             -- the id of the dataset it rests on
    stored TEXT NOT NULL,              -- 2026-11-30, the day it was last asked for
    content BLOB NOT NULL              -- JSON
) STRICT;
CREATE INDEX evaluations_stored ON evaluations (stored);

-- How many octets the contents take together: one row, which the triggers keep true.
CREATE TABLE evaluation_size (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    octets INTEGER NOT NULL
) STRICT;
INSERT INTO evaluation_size (number, octets) VALUES (1, 0);

CREATE TRIGGER evaluations_inserted AFTER INSERT ON evaluations BEGIN
    UPDATE evaluation_size SET octets = octets + length(new.content) WHERE number = 1;
END;
CREATE TRIGGER evaluations_updated AFTER UPDATE OF content ON evaluations BEGIN
    UPDATE evaluation_size SET octets = octets + length(new.content) - length(old.content) WHERE number = 1;
END;
CREATE TRIGGER evaluations_deleted AFTER DELETE ON evaluations BEGIN
    UPDATE evaluation_size SET octets = octets - length(old.content) WHERE number = 1;
END;
