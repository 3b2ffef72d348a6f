-- The published states of data/, in the order in which they were loaded.
CREATE TABLE datasets (
    sequence INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    id TEXT NOT NULL UNIQUE,           -- 2026.11.1
    published TEXT NOT NULL,           -- 2026-11-30
    sha256 TEXT NOT NULL,              -- over the content of data/
    loaded TEXT NOT NULL               -- when this database took it in, UTC
) STRICT;
