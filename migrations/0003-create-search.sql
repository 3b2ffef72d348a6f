-- Every name of each row of the newest dataset, in lower case, for search by name and by the beginning of a name.
CREATE TABLE names (
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    record INTEGER NOT NULL REFERENCES records (number),
    PRIMARY KEY (name, kind, record)
) STRICT, WITHOUT ROWID;
CREATE INDEX names_record ON names (record);

-- Words of each row of the newest dataset; rowid is the record's number. Chinese characters are set apart by spaces.
CREATE VIRTUAL TABLE search USING fts5 (
    kind,                              -- one word: the kind without hyphens
    names,                             -- names as written, and their words
    prose,                             -- English and Chinese
    tokenize = "unicode61 remove_diacritics 2",
    prefix = '2 3'
);
