-- What is searched of each row. Names and words are found in memory, so that they are kept as texts, without an index.
CREATE TABLE words (
    record INTEGER PRIMARY KEY REFERENCES records (number),
    names TEXT NOT NULL,               -- every name in lower case, one a line
    parts TEXT NOT NULL,               -- names as written, and the words of which they are put together
    prose TEXT NOT NULL                -- English and Chinese
) STRICT;
-- Chinese characters stood between two spaces of their own each; side by side they have two between them.
INSERT INTO words (record, names, parts, prose)
SELECT s.rowid,
       coalesce((SELECT group_concat(n.name, char(10)) FROM names AS n WHERE n.record = s.rowid), ''),
       replace(s.names, '  ', ''),
       replace(s.prose, '  ', '')
FROM search AS s;
DROP TABLE search;
DROP TABLE names;
