#!/usr/bin/env python3
"""Evaluations a second of the running service under wrk: a mix of the cases in Tests/EvaluationTests/Fixtures.

usage: evaluations.py URL PID [--rounds 2] [--seconds 6] [--connections 16] [--rate 2000] [--p99 20] [--memory 250]

Each case is a request as a build tool sends it; they take turns over kept connections. In the first round on a new
database the service stores what it says of each, in the later ones it knows them. Passes when each round reaches the
rate with its 99th percentile (milliseconds) and the peak of resident memory (MB) below the limits, and every answer is a 200.

Needs wrk (Debian).
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from connection import Checks, Process

CASES = pathlib.Path(__file__).resolve().parents[1] / "Tests/EvaluationTests/Fixtures/cases"
SCRIPT = """
local bodies = {%s}
local requests, index = {}, 0
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
init = function()
    for place, body in ipairs(bodies) do requests[place] = wrk.format(nil, "/v1/evaluations", nil, body) end
end
request = function()
    index = index %% #requests + 1
    return requests[index]
end
"""
UNITS = {"us": 0.001, "ms": 1, "s": 1000}


def bodies():
    cases = [json.loads(path.read_text())["request"] for path in sorted(CASES.glob("*.json"))]
    return [json.dumps(case, separators=(",", ":")) for case in cases]


def quoted(text):
    """A string of Lua in brackets that do not occur in it."""
    level = ""
    while f"]{level}]" in text:
        level += "="
    return f"[{level}[\n{text}]{level}]"


def load(arguments, script):
    """What wrk reports: evaluations a second, percentiles in milliseconds, and how many answers were no 200."""
    command = ["wrk", "-t1", f"-c{arguments.connections}", f"-d{arguments.seconds}", "--latency", "-s", script, arguments.url]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", text).group(1))
    shares = {
        share: float(number) * UNITS[unit]
        for share, number, unit in re.findall(r"^\s+(50|99)%\s+([\d.]+)(us|ms|s)$", text, re.MULTILINE)
    }
    failed = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    broken = re.search(r"Socket errors: .*", text)
    return rate, shares["50"], shares["99"], int(failed.group(1)) if failed else 0, broken.group(0) if broken else ""


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("url")
    parser.add_argument("pid", type=int)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=int, default=6)
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--rate", type=float, default=2_000)
    parser.add_argument("--p99", type=float, default=20)
    parser.add_argument("--memory", type=float, default=250)
    arguments = parser.parse_args()
    process, checks = Process(arguments.pid), Checks()
    mix = bodies()
    print(f"{len(mix)} cases, {sum(map(len, mix)) // len(mix)} octets each on average")
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "mix.lua"
        script.write_text(SCRIPT % ",\n".join(map(quoted, mix)))
        for number in range(1, arguments.rounds + 1):
            process.forget_peak()
            used = process.processor_seconds()
            rate, half, most, failed, broken = load(arguments, script)
            used = process.processor_seconds() - used
            # MB are 10^6 octets; the kernel counts by 1,024.
            memory = process.peak() * 1.048576
            checks.note(
                rate >= arguments.rate and most < arguments.p99 and memory < arguments.memory and not failed and not broken,
                f"round {number}: {rate:,.0f} evaluations/s, p50 {half:.1f} ms, p99 {most:.1f} ms,"
                f" {used / rate / arguments.seconds * 1e6:,.0f} us of processor time each, at most {memory:.0f} MB"
                + (f"; {failed} answers were no 200" if failed else "") + (f"; {broken}" if broken else ""),
            )
    return checks.close()


if __name__ == "__main__":
    sys.exit(main())
