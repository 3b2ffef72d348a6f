#!/usr/bin/env python3
"""Mixed load on the running service for long, with reloads and killed clients; looks for what grows and what fails.

usage: soak.py URL PID [--also URL] [--minutes 30] [--margin MIB] [--every SECONDS] [--pace FACTOR]

Honest clients look up, list, search, evaluate and ask for ranges, over kept connections and new ones; each answer is
checked. Others are slow, stop half way, reset their connections, send too much or nonsense, and have to be refused as
they deserve. Once a minute the process gets SIGHUP, and a client process that holds 40 connections is killed.

Passes when no status was unexpected, no connection ended that its client did not break, the descriptors are back at
their idle count, and resident memory grew less than the margin between the first and the last quarter of the time
after warm-up. Exit status 1 otherwise. Takes less than one core; needs nothing but Python.

URLs may be http://, https:// (no certificate is checked) or unix:PATH.
"""

import argparse
import collections
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import threading
import time

import clients as kinds
from connection import Broken, Checks, Connection, Process


def victim(url):
    """Holds connections with requests under way until it is killed; takes no more than every other answer."""
    connections = [Connection(url) for _ in range(40)]
    print("ready", flush=True)
    while True:
        for place, connection in enumerate(connections):
            try:
                connection.send(connection.head("GET", "/openapi.json"))
                if place % 2 == 0:
                    connection.answer()
            except (OSError, Broken):  # cut off, as who takes nothing deserves
                connections[place] = Connection(url)
        time.sleep(0.05)


class Victims:
    """A client process; killed and started anew at each call."""

    def __init__(self, url):
        self.command = [sys.executable, __file__, "--victim", url]
        self.process = None
        self.killed = 0

    def next(self):
        self.stop()
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE)
        self.process.stdout.readline()

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()
            self.process = None
            self.killed += 1


def clients_of(url, seed):
    """A client of each kind that makes sense, by what the service offers there."""
    with Connection(url) as connection:
        ranges = connection.ask("GET", "/openapi.json", {"Range": "bytes=0-0"}).status == 206
        exports = connection.ask("HEAD", "/v1/export").status == 200
    if not exports:
        print("left out: the service has no /v1/export")
        kinds.Ranges.targets = ["/openapi.json"]
    if not ranges:
        print("left out: the service has no ranges")
    chosen = [kind for kind in kinds.HONEST + kinds.HOSTILE if ranges or kind is not kinds.Ranges]
    if url.startswith("https:"):
        chosen.append(kinds.Handshakes)
    return [kind(url, seed + number) for number, kind in enumerate(chosen)]


def settled(process, count, seconds=20):
    """The number of descriptors once it is no more than `count`, or after the time."""
    end = time.monotonic() + seconds
    while (now := process.descriptors()) > count and time.monotonic() < end:
        time.sleep(0.2)
    return now


def quarters(samples):
    """The middle memory of the first and the last quarter of the samples."""
    size = max(1, len(samples) // 4)
    return statistics.median(samples[:size]), statistics.median(samples[-size:])


class Load:
    """Every client on a thread of its own."""

    def __init__(self, clients, pace):
        self.ending = threading.Event()
        self.threads = [threading.Thread(target=client.run, args=(self.ending, pace)) for client in clients]
        for thread in self.threads:
            thread.start()

    def end(self):
        self.ending.set()
        for thread in self.threads:
            thread.join()


class Table:
    """The course of the run, a row every so often."""

    COLUMNS = "{:>7} {:>9} {:>8} {:>9} {:>6} {:>8} {:>7} {:>7}"

    def __init__(self, process, clients, every):
        self.process, self.clients, self.every = process, clients, every
        self.begun = self.next = time.monotonic()
        self.processor = process.processor_seconds()
        self.requests = self.total()
        names = ("minutes", "requests", "a second", "processor", "open", "MiB", "faults", "errors")
        print(self.COLUMNS.format(*names), flush=True)

    def total(self):
        return sum(client.requests for client in self.clients)

    def row(self):
        now = time.monotonic()
        if now < self.next:
            return
        total, used = self.total(), self.process.processor_seconds()
        seconds = max(now - self.next + self.every, 1e-9)
        row = (
            f"{(now - self.begun) / 60:.1f}", total, f"{(total - self.requests) / seconds:.0f}",
            f"{(used - self.processor) / seconds:.2f}", self.process.descriptors(), f"{self.process.memory():.1f}",
            sum(len(client.faults) for client in self.clients), sum(len(client.errors) for client in self.clients),
        )
        print(self.COLUMNS.format(*row), flush=True)
        self.requests, self.processor = total, used
        self.next += self.every


def soak(arguments):
    process, urls = Process(arguments.pid), [arguments.url, *arguments.also]
    clients = [client for number, url in enumerate(urls) for client in clients_of(url, 100 * number)]
    # What is opened at first use, such as the database's readers, is open from here on.
    warming = Load(clients, arguments.pace)
    time.sleep(10)
    warming.end()
    time.sleep(3)
    idle = process.descriptors()
    reloads = process.handles(signal.SIGHUP)
    if not reloads:
        print("left out: SIGHUP would end the service")
    print(f"idle: {idle} descriptors, {process.memory():.1f} MiB\n", flush=True)

    victims = Victims(arguments.url)
    load, table = Load(clients, arguments.pace), Table(process, clients, arguments.every)
    memory, seconds = [], arguments.minutes * 60
    next_blow = table.begun
    is_alive, reloaded = True, 0
    while is_alive and (now := time.monotonic()) < table.begun + seconds:
        try:
            memory.append((now - table.begun, process.memory()))
            table.row()
            if now >= next_blow:
                next_blow += min(60, seconds / 6)
                victims.next()
                if reloads:
                    os.kill(arguments.pid, signal.SIGHUP)
                    reloaded += 1
        except (OSError, KeyError):
            is_alive = False
        time.sleep(0.5)
    victims.stop()
    load.end()
    print(f"\n{reloaded} reloads, {victims.killed} client processes killed")
    return report(arguments, process, clients, is_alive, idle, memory)


def report(arguments, process, clients, is_alive, idle, memory):
    print("requests by kind of client:")
    for client in clients:
        print(f"  {type(client).__name__}, {client.url.split(':')[0]}: {client.requests:,}")
    for words in ("faults", "errors"):
        told = collections.Counter(
            f"{type(client).__name__}: {text}" for client in clients for text in getattr(client, words)
        )
        for text, count in told.most_common(10):
            print(f"  {words[:-1]}, {count} times: {text}")
    print()
    checks = Checks()
    checks.note(is_alive, "the service lives")
    checks.note(all(client.requests for client in clients), "every kind of client had its turn")
    checks.note(not any(client.faults for client in clients), "no unexpected answer")
    checks.note(not any(client.errors for client in clients), "no connection failed that its client did not break")
    if is_alive:
        now = settled(process, idle)
        checks.note(now <= idle, f"descriptors: {idle} before, {now} after")
        first, last = quarters([size for at, size in memory if at >= min(300, arguments.minutes * 60 / 5)])
        words = f"memory after warm-up: {first:.1f} MiB at first, {last:.1f} MiB at last"
        checks.note(last - first < arguments.margin, f"{words}; the margin is {arguments.margin} MiB")
        print(f"peak {process.peak():.1f} MiB, now idle {process.memory():.1f} MiB")
    return checks.close()


def main():
    if sys.argv[1:2] == ["--victim"]:
        victim(sys.argv[2])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", help="where it listens: http://127.0.0.1:8080")
    parser.add_argument("pid", type=int)
    parser.add_argument("--also", metavar="URL", action="append", default=[], help="another of its addresses")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--margin", type=float, default=8, help="growth of resident memory that is let pass, in MiB")
    parser.add_argument("--every", type=float, default=60, help="seconds between rows of the table")
    parser.add_argument("--pace", type=float, default=1, help="factor on the pauses of every client")
    sys.exit(soak(parser.parse_args()))


if __name__ == "__main__":
    main()
