#!/usr/bin/env python3
"""slowhttptest in its four modes against the running service, and how long another client waits meanwhile.

usage: slow_clients.py URL PID [--seconds 30] [--connections 4000] [--rate 200] [--modes HBRX]

Slow heads (H), slow bodies (B), a head full of ranges (R), slow readers (X). A mode that ends before its time, for the
service has closed all its connections, is started again. Passes when every lookup of the other client, over a kept
connection and over new ones in turn, is answered within 100 ms.

Needs slowhttptest (Debian), and limits of open files and connections above the number.
"""

import argparse
import re
import statistics
import subprocess
import sys
import time

from connection import Broken, Checks, Connection, Process

LOOKUP = "/v1/apis/PHPhotoLibrary.isLimited"
#: How long a lookup may take, in seconds.
PATIENCE = 0.1
MODES = {
    "H": ("slow heads", ["-H", "-i", "3", "-x", "24", "-t", "GET"], LOOKUP),
    "B": ("slow bodies", ["-B", "-i", "3", "-x", "10", "-s", "65536", "-f", "application/json"], "/v1/evaluations"),
    "R": ("many ranges", ["-R", "-t", "GET", "-a", "5", "-b", "1000"], "/openapi.json"),
    "X": ("slow readers", ["-X", "-n", "2", "-w", "512", "-y", "1024", "-z", "32", "-k", "8"], "/openapi.json"),
}


class Watch:
    """The other client: a lookup every 20 ms."""

    def __init__(self, url):
        self.url = url
        self.kept = None
        self.times = []
        self.faults = []

    def ask(self):
        is_new = len(self.times) % 2 == 0
        begun = time.perf_counter()
        try:
            if is_new or self.kept is None:
                connection = Connection(self.url, timeout=10)
            else:
                connection = self.kept
            answer = connection.ask("GET", LOOKUP)
            if answer.status != 200:
                raise Broken(f"a lookup got {answer.status}")
            if is_new and self.kept:
                connection.close()
            else:
                self.kept = connection
        except (OSError, Broken) as error:
            self.faults.append(f"{type(error).__name__}: {error}")
            self.kept = None
        self.times.append(time.perf_counter() - begun)


def attack(mode, arguments, process, checks):
    name, options, target = MODES[mode]
    command = ["slowhttptest", *options, "-c", str(arguments.connections), "-r", str(arguments.rate)]
    command += ["-l", str(arguments.seconds), "-u", arguments.url + target, "-v", "1"]
    process.forget_peak()
    before, used = process.descriptors(), process.processor_seconds()
    watch, most, runs = Watch(arguments.url), 0, 0
    end = time.monotonic() + arguments.seconds
    tool = None
    try:
        while time.monotonic() < end:
            if tool is None or tool.poll() is not None:
                runs += 1
                tool = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            watch.ask()
            if len(watch.times) % 10 == 0:
                most = max(most, process.descriptors() - before)
            time.sleep(0.02)
    finally:
        if tool and tool.poll() is None:
            tool.kill()
        if tool:
            words = re.sub(r"\x1b\[[0-9;]*m", "", tool.communicate()[1].decode(errors="replace"))
            if tool.returncode not in (0, -9):
                print(words[-500:])
    used = process.processor_seconds() - used
    times = sorted(watch.times)
    print(
        f"{name}: up to {most:,} connections, {runs} runs; {len(times):,} lookups, "
        f"median {statistics.median(times) * 1000:.2f} ms, 99 % {times[len(times) * 99 // 100] * 1000:.2f} ms; "
        f"processor {used / arguments.seconds:.2f}, peak memory {process.peak():.1f} MiB"
    )
    for fault in watch.faults[:5]:
        print(f"  {fault}")
    checks.note(not watch.faults, f"{name}: every lookup was answered")
    checks.note(times[-1] < PATIENCE, f"{name}: the slowest lookup took {times[-1] * 1000:.1f} ms")
    if mode != "R":  # Those are answered at once, and their connections go.
        checks.note(most >= min(1000, arguments.connections), f"{name}: {most:,} connections at once")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", help="where it listens: http://127.0.0.1:8080")
    parser.add_argument("pid", type=int)
    parser.add_argument("--seconds", type=int, default=30, help="of each mode")
    parser.add_argument("--connections", type=int, default=4_000)
    parser.add_argument("--rate", type=int, default=200, help="connections opened in a second")
    parser.add_argument("--modes", default="HBRX")
    arguments = parser.parse_args()
    process, checks = Process(arguments.pid), Checks()
    idle = process.descriptors()
    for mode in arguments.modes:
        attack(mode, arguments, process, checks)
    end = time.monotonic() + 40
    while (now := process.descriptors()) > idle and time.monotonic() < end:
        time.sleep(0.5)
    checks.note(now <= idle, f"descriptors: {idle} before, {now} after; memory {process.memory():.1f} MiB")
    sys.exit(checks.close())


if __name__ == "__main__":
    main()
