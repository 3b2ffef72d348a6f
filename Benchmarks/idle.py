#!/usr/bin/env python3
"""Idle connections in thousands, and connections that come and go: memory, descriptors, and who is still answered.

usage: idle.py URL PID [--connections 10000] [--cycles 100000] [--margin MIB]

First opens the idle connections: silent ones, ones kept after a request, a tenth that stop within a head; tells what
they take, and how long a lookup takes meanwhile, over new connections and a kept one. Then runs cycles of connect,
request and close, of which some end with RST, half sent or unread, while a thousand idle connections stay and are
replaced one by one. Passes when each lookup is answered within 100 ms, every honest cycle is answered, the descriptors
return to their number, and resident memory grows less than the margin over the cycles.

The service's own limit of connections, and the limit of open files of both processes, must be above the number.
"""

import argparse
import collections
import random
import resource
import statistics
import sys
import time

from connection import Broken, Checks, Connection, Process

LOOKUP = "/v1/apis/PHPhotoLibrary.isLimited"
# Loopback addresses to come from: each has 28,000 ports, some of which rest for a minute after use.
SOURCES = [f"127.0.0.{number}" for number in range(2, 18)]
#: How long a lookup may take, in seconds.
PATIENCE = 0.1


class Idle:
    """Connections in the three states; those within a head are opened last, for they are given 10 s only."""

    def __init__(self, url, count):
        self.url = url
        self.session = None  # of TLS, to be taken up again: 10,000 whole handshakes take long in Python
        self.heads = range(count - count // 10, count)
        self.held = collections.deque()
        self.opened = 0

    def open(self):
        source = SOURCES[self.opened % len(SOURCES)]
        connection = Connection(self.url, source=source, timeout=10, session=self.session)
        if self.opened in self.heads:
            connection.send(connection.head("GET", LOOKUP)[:-4])
        elif self.opened % 2 == 0:
            if connection.ask("GET", LOOKUP).status != 200:
                raise Broken("an idle connection is one too many")
            self.session = getattr(connection.socket, "session", None)
        self.opened += 1
        self.held.append(connection)

    def replace(self):
        self.held.popleft().close()
        self.open()

    def close(self):
        while self.held:
            self.held.pop().close()


def lookups(url, count):
    """Seconds that lookups take, over a kept connection and over new ones."""
    kept, new = [], []
    with Connection(url) as connection:
        for _ in range(count):
            for times in (kept, new):
                begun = time.perf_counter()
                if times is kept:
                    answer = connection.ask("GET", LOOKUP)
                else:
                    with Connection(url) as other:
                        answer = other.ask("GET", LOOKUP)
                times.append(time.perf_counter() - begun)
                if answer.status != 200:
                    raise Broken(f"a lookup got {answer.status}")
    return kept, new


def settled(process, count):
    """The number of descriptors once it is no more than `count`, or after 20 s."""
    end = time.monotonic() + 20
    while (now := process.descriptors()) > count and time.monotonic() < end:
        time.sleep(0.2)
    return now


def idle(arguments, process, checks):
    descriptors, memory = process.descriptors(), process.memory()
    process.forget_peak()
    connections = Idle(arguments.url, arguments.connections)
    begun = time.monotonic()
    try:
        for _ in range(arguments.connections):
            connections.open()
        seconds = time.monotonic() - begun
        kept, new = lookups(arguments.url, 200)
        held = process.descriptors() - descriptors
        full, peak = process.memory(), process.peak()
    finally:
        connections.close()
    print(
        f"{arguments.connections:,} idle connections, opened in {seconds:.1f} s: {memory:.1f} MiB before, "
        f"{full:.1f} MiB with them, peak {peak:.1f} MiB; {(full - memory) * 1024 / arguments.connections:.2f} KiB each"
    )
    for name, times in (("a kept connection", kept), ("a new connection", new)):
        middle, last = statistics.median(times) * 1000, max(times) * 1000
        checks.note(max(times) < PATIENCE, f"lookups over {name}: median {middle:.2f} ms, slowest {last:.2f} ms")
    # At its limit the service may close some that were idle longest, to serve others.
    enough = held >= arguments.connections * 0.99
    checks.note(enough, f"{held:,} descriptors for {arguments.connections:,} idle connections")
    now = settled(process, descriptors)
    checks.note(now <= descriptors, f"descriptors: {descriptors} before, {now} after")


def cycle(url, number, dice):
    """One connection from its opening to its end; whether its client was an honest one."""
    connection = Connection(url, source=SOURCES[number % len(SOURCES)], timeout=10)
    kind = dice.randrange(8)
    if kind == 0:
        connection.send(connection.head("GET", LOOKUP)[:dice.randrange(1, 40)])
        connection.close()
    elif kind == 1:
        connection.send(connection.head("GET", "/openapi.json"))
        connection.reset()
    elif kind == 2:
        connection.reset()
    else:
        with connection:
            answer = connection.ask("GET", LOOKUP, {"Connection": "close"} if kind == 3 else None)
            if answer.status != 200:
                raise Broken(f"a cycle got {answer.status}")
        return True
    return False


def cycles(arguments, process, checks):
    dice = random.Random(1)
    idle = min(1000, arguments.connections)
    connections = Idle(arguments.url, idle)
    honest, errors, memory = 0, collections.Counter(), []
    first = process.descriptors()
    print(f"\n{'cycles':>9} {'a second':>9} {'open':>6} {'MiB':>8}")
    steps = 20
    try:
        for _ in range(idle):
            connections.open()
        for step in range(steps):
            begun, count = time.monotonic(), arguments.cycles // steps
            for number in range(count):
                try:
                    honest += cycle(arguments.url, number, dice)
                    if number % 10 == 0:
                        connections.replace()
                except (OSError, Broken) as error:
                    errors[f"{type(error).__name__}: {error}"] += 1
            memory.append(process.memory())
            rate = count / max(1e-9, time.monotonic() - begun)
            row = f"{(step + 1) * count:>9,} {rate:>9,.0f} {process.descriptors():>6} {memory[-1]:>8.1f}"
            print(row, flush=True)
    finally:
        connections.close()
    for text, number in errors.most_common(10):
        print(f"  {number} times: {text}")
    checks.note(not errors and honest > 0, f"{honest:,} honest of {arguments.cycles:,} cycles answered, none failed")
    now = settled(process, first)
    checks.note(now <= first, f"descriptors: {first} before, {now} after")
    early, late = statistics.median(memory[2:7]), statistics.median(memory[-5:])
    words = f"memory: {early:.1f} MiB early, {late:.1f} MiB at last, {process.memory():.1f} MiB after"
    checks.note(late - early < arguments.margin, f"{words}; the margin is {arguments.margin} MiB")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", help="where it listens: http://127.0.0.1:8080")
    parser.add_argument("pid", type=int)
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--cycles", type=int, default=100_000)
    parser.add_argument("--margin", type=float, default=4, help="growth of resident memory that is let pass, in MiB")
    arguments = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    if limit <= arguments.connections + 20:
        sys.exit(f"no more than {limit} files may be open here")
    process, checks = Process(arguments.pid), Checks()
    lookups(arguments.url, 20)
    time.sleep(2)
    idle(arguments, process, checks)
    cycles(arguments, process, checks)
    sys.exit(checks.close())


if __name__ == "__main__":
    main()
