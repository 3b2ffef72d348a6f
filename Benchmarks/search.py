#!/usr/bin/env python3
"""How long searches take that were not asked before: wrk asks the running service for words of its own table.

usage: search.py URL [--connections 16] [--seconds 10] [--limit 10]

The queries are one to six words each: English words of keys, permissions and review codes, their ids, and parts of
their Chinese titles. No query comes twice, so that no kept answer is measured. Needs wrk (Debian).
"""

import argparse
import json
import pathlib
import random
import re
import subprocess
import tempfile
import urllib.parse
import urllib.request

LUA = """
local queries = {}
for line in io.lines("%s") do queries[#queries + 1] = line end
local next = 0
request = function()
    next = next %% #queries + 1
    return wrk.format("GET", queries[next])
end
"""


def rows(url, path, language):
    """All rows of a list."""
    while path:
        request = urllib.request.Request(url + path, headers={"Accept-Language": language})
        with urllib.request.urlopen(request) as answer:
            page = json.load(answer)
        yield from page["items"]
        path = page.get("next")


def vocabulary(url):
    """English words, ids and parts of Chinese titles."""
    words, ids, chinese = set(), set(), set()
    for kind in ("keys", "permissions", "review-codes"):
        for row in rows(url, f"/v1/{kind}?limit=500", "en"):
            ids.add(row["id"])
            words.update(re.findall("[A-Za-z]{3,}", json.dumps(row)))
        for row in rows(url, f"/v1/{kind}?limit=500", "zh-Hans"):
            for run in re.findall("[\u4e00-\u9fff]{2,}", json.dumps(row, ensure_ascii=False)):
                chinese.update(run[start : start + 4] for start in range(0, len(run) - 1, 3))
    return [sorted(words), sorted(ids), sorted(chinese)]


def queries(kinds, count, random):
    """Queries, each once."""
    made = set()
    while len(made) < count:
        words = [random.choice(random.choices(kinds, (6, 1, 3))[0]) for _ in range(random.choice((1, 1, 2, 2, 3, 4, 6)))]
        made.add(" ".join(words))
    return sorted(made, key=lambda query: random.random())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("url")
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--limit", type=int, default=10)
    arguments = parser.parse_args()
    url = arguments.url.rstrip("/")
    made = queries(vocabulary(url), 100_000, random.Random(1))
    with tempfile.TemporaryDirectory() as folder:
        paths = pathlib.Path(folder, "paths")
        paths.write_text(
            "".join(f"/v1/search?q={urllib.parse.quote(query)}&limit={arguments.limit}\n" for query in made)
        )
        script = pathlib.Path(folder, "search.lua")
        script.write_text(LUA % paths)
        connections, seconds = str(arguments.connections), f"{arguments.seconds}s"
        command = ["wrk", "-t1", "-c", connections, "-d", seconds, "--latency", "-s", str(script), url]
        print(subprocess.run(command, check=True, text=True, capture_output=True).stdout)


if __name__ == "__main__":
    main()
