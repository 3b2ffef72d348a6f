"""Runs the built executable on a free port and an empty database, once for the whole run; others start on a copy of it.

The executable's path comes in PERMISSION_ATLAS_PROGRAM; scripts/test sets it.
"""
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def program():
    # Taken out, for the service warns of names that are no options.
    path = pathlib.Path(os.environ.pop("PERMISSION_ATLAS_PROGRAM", ROOT / ".build/release/permission-atlas"))
    assert path.exists(), f"no executable at {path}: build it, or set PERMISSION_ATLAS_PROGRAM"
    return path


def wait_until(true, seconds=60):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.02)


def log_of(folder):
    """The lines that a service with its log in `folder` has written so far."""
    return [json.loads(line) for line in (folder / "log").read_text().splitlines() if line.startswith("{")]


class Service:
    """A running `permission-atlas serve` and where it listens."""

    # A database with the table, which takes seconds to load.
    loaded = None

    def __init__(self, program, folder, *options, empty=False):
        if Service.loaded and not empty and "--home" not in options and not (folder / "atlas.sqlite").exists():
            shutil.copy(Service.loaded, folder / "atlas.sqlite")
        self.log = open(folder / "log", "ab")
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--database", folder / "atlas.sqlite", *options],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=self.log,
        )
        line = self.process.stdout.readline().decode().strip()
        assert line.startswith(("listening on http://", "listening on https://")), f"{line!r}; see {folder / 'log'}"
        self.url = line.removeprefix("listening on ")
        self.port = int(self.url.rsplit(":", 1)[1])

    def connect(self, timeout=5):
        """A socket of a connection to the service."""
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=timeout)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def stop(self):
        """Asks the service to end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=20)
        finally:
            if self.process.poll() is None:
                self.process.kill()
            self.process.stdout.close()
            self.log.close()


@pytest.fixture(scope="session", autouse=True)
def service(program, tmp_path_factory):
    folder = tmp_path_factory.mktemp("service")
    running = Service(program, folder)
    backup = folder / "loaded.sqlite"
    subprocess.run([program, "backup", backup, "--database", folder / "atlas.sqlite"], cwd=ROOT, check=True, timeout=60)
    Service.loaded = backup
    yield running
    assert running.process.poll() is None, "the service died during the tests"
    assert running.stop() == 0
