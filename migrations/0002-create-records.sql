-- Rows of every kind, each with the interval of datasets in which it held.
CREATE TABLE records (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,                -- a folder of data/: apis, keys, ..., texts/en, texts/zh-Hans
    id TEXT NOT NULL,
    body BLOB NOT NULL,                -- the row as JSON: members sorted, no white space, no null
    first_dataset INTEGER NOT NULL REFERENCES datasets (sequence),
    last_dataset INTEGER REFERENCES datasets (sequence),     -- NULL: still holds in the newest dataset
    CHECK (last_dataset >= first_dataset)
) STRICT;

-- The newest dataset: one row for each kind and id.
CREATE UNIQUE INDEX records_newest ON records (kind, id) WHERE last_dataset IS NULL;
-- What ended with a dataset or after it: older datasets, differences.
CREATE INDEX records_ended ON records (last_dataset, kind, id) WHERE last_dataset IS NOT NULL;
-- What began with a dataset: differences, and foreign keys.
CREATE INDEX records_begun ON records (first_dataset, kind, id);
