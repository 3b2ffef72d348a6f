-- Words of the rows of all datasets; rowid is the record's number. Chinese characters are set apart by spaces, and only
-- runs of them are looked for here: other words are found in memory, by their beginning and in rows of one kind.
CREATE VIRTUAL TABLE narrow_search USING fts5 (
    names,                             -- names as written, and their words
    prose,                             -- English and Chinese
    tokenize = "unicode61 remove_diacritics 2"
);
INSERT INTO narrow_search (rowid, names, prose) SELECT rowid, names, prose FROM search;
DROP TABLE search;
ALTER TABLE narrow_search RENAME TO search;
