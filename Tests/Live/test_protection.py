"""The limits of the service as clients meet them: bodies without end, floods, rates, proxies."""
import contextlib
import json
import socket
import struct
import subprocess
import threading
import time
import urllib.error
import urllib.request

import pytest

from conftest import ROOT, Service

LOOKUP = b"GET /v1/keys/NSCameraUsageDescription HTTP/1.1\r\nHost: h\r\n\r\n"


@contextlib.contextmanager
def serving(program, folder, *options):
    service = Service(program, folder, *options)
    try:
        yield service
        assert service.process.poll() is None, "the service died"
    finally:
        assert service.stop() == 0


def connect(service):
    return socket.create_connection(("127.0.0.1", service.port), timeout=10)


def status(connection):
    """The status and the whole head of the next answer; its body is read too."""
    data = b""
    while b"\r\n\r\n" not in data:
        piece = connection.recv(65536)
        assert piece, data
        data += piece
    head, body = data.split(b"\r\n\r\n", 1)
    fields = dict(line.lower().split(": ", 1) for line in head.decode().split("\r\n")[1:])
    while len(body) < int(fields.get("content-length", 0)):
        body += connection.recv(65536)
    return int(head.split()[1]), fields, body


def resident(service):
    """Octets of memory of the process now."""
    for line in open(f"/proc/{service.process.pid}/status"):
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024


def asked(connection):
    began = time.monotonic()
    connection.sendall(LOOKUP)
    code, _, _ = status(connection)
    assert code == 200
    return time.monotonic() - began


class Bodies(threading.Thread):
    """Sends bodies over many connections at once, as much of each as the service takes, and ends none."""

    def __init__(self, service, count, head, piece):
        super().__init__(daemon=True)
        self.connections = [connect(service) for _ in range(count)]
        self.head, self.piece = head, piece
        self.sent = 0
        self.refused = 0
        self.done = threading.Event()

    def run(self):
        open_ = []
        for connection in self.connections:
            connection.sendall(self.head)
            connection.setblocking(False)
            open_.append(connection)
        end = time.monotonic() + 8
        while open_ and time.monotonic() < end and not self.done.is_set():
            busy = False
            for connection in list(open_):
                try:
                    self.sent += connection.send(self.piece)
                    busy = True
                except BlockingIOError:
                    pass
                except OSError:
                    open_.remove(connection)
                    self.refused += 1
            if not busy:
                time.sleep(0.01)

    def close(self):
        self.done.set()
        self.join()
        for connection in self.connections:
            connection.close()


@pytest.mark.parametrize("head, piece", [
    (b"Content-Length: 16777216", b"x" * 65536),
    (b"Transfer-Encoding: chunked", b"10000\r\n" + b"x" * 65536 + b"\r\n"),
], ids=["announced", "never-ending"])
def test_memory_of_bodies_is_bounded(program, tmp_path, head, piece):
    with serving(program, tmp_path, "--body-memory", "64") as service, connect(service) as lookup:
        asked(lookup)
        before = resident(service)
        request = b"POST /v1/evaluations HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n" + head + b"\r\n\r\n"
        flood = Bodies(service, 64, request, piece)
        flood.start()
        slowest = most = 0
        while flood.is_alive():
            slowest = max(slowest, asked(lookup))
            most = max(most, resident(service) - before)
            time.sleep(0.02)
        # Small evaluations are taken from a quarter more, which nobody may use up with large ones.
        with connect(service) as small:
            small.sendall(b"POST /v1/evaluations HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
                          b"Content-Length: 2\r\n\r\n{}")
            assert status(small)[0] == 422
        flood.close()
        print(f"{most >> 20} MiB more than before; the slowest lookup took {slowest * 1000:.1f} ms")
        assert flood.refused > 0, "nobody was refused: the flood was too small"
        assert most < 160 << 20, f"{most >> 20} MiB more than before"
        # A bound against a stall; what slow attacks cost others is measured by Benchmarks/slow_attacks.py.
        assert slowest < 3
        # What was held is given back.
        for _ in range(100):
            with connect(service) as again:
                again.sendall(b"POST /v1/evaluations HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
                              b"Expect: 100-continue\r\nContent-Length: 16000000\r\n\r\n")
                if again.recv(100).startswith(b"HTTP/1.1 100"):
                    return
            time.sleep(0.05)
        pytest.fail("the memory was not given back")


def test_rate(program, tmp_path):
    with serving(program, tmp_path, "--rate", "1/s:3") as service, connect(service) as client:
        answers = []
        for _ in range(4):
            client.sendall(LOOKUP)
            answers.append(status(client))
        assert [code for code, _, _ in answers] == [200, 200, 200, 429]
        assert [fields["ratelimit"] for _, fields, _ in answers[:3]] == [f'"requests";r={n};t={3 - n}' for n in (2, 1, 0)]
        _, fields, body = answers[3]
        assert fields["ratelimit-policy"] == '"requests";q=3;w=3' and int(fields["retry-after"]) == 1
        assert fields["content-type"] == "application/problem+json"
        problem = json.loads(body)
        assert problem["type"] == "/problems/too-many-requests" and "1 request a second, 3 at once" in problem["detail"]
        # A body is not read then.
        client.sendall(b"POST /v1/evaluations HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n")
        code, fields, _ = status(client)
        assert code == 429 and fields["connection"] == "close"


def test_trusted_proxy_names_the_client(program, tmp_path):
    with serving(program, tmp_path, "--rate", "1/s:1", "--trusted-proxies", "127.0.0.1") as service:
        def ask(client):
            request = urllib.request.Request(f"{service.url}/healthz", headers={"X-Forwarded-For": client})
            try:
                return urllib.request.urlopen(request, timeout=5).status
            except urllib.error.HTTPError as error:
                return error.code
        assert [ask("192.0.2.1"), ask("192.0.2.1"), ask("192.0.2.1, 192.0.2.2"), ask("9.9.9.9, 192.0.2.2")] == \
            [200, 429, 200, 429]
        assert [ask("2001:db8::1"), ask("2001:db8::2"), ask("2001:db8:0:1::1")] == [200, 429, 200]
    peers = [json.loads(line).get("peer") for line in open(tmp_path / "log") if '"request"' in line]
    # Each loop hands its lines over on its own.
    assert sorted(peers) == ["192.0.2.1"] * 2 + ["192.0.2.2"] * 2 + ["2001:db8:0:1::1", "2001:db8::1", "2001:db8::2"]


def test_proxy_protocol(program, tmp_path):
    options = ["--trusted-proxies", "127.0.0.0/8", "--proxy-protocol", "--connections-per-address", "1"]
    version2 = b"\r\n\r\n\0\r\nQUIT\n" + bytes([0x21, 0x11]) + struct.pack(">H", 15) + bytes(
        [192, 0, 2, 7, 127, 0, 0, 1, 0, 1, 0, 2, 4, 0, 0])
    with serving(program, tmp_path, *options) as service:
        with connect(service) as one, connect(service) as two, connect(service) as three:
            one.sendall(version2 + LOOKUP)
            assert status(one)[0] == 200
            two.sendall(b"PROXY TCP4 192.0.2.8 127.0.0.1 1 2\r\n" + LOOKUP)
            assert status(two)[0] == 200
            three.sendall(b"PROXY TCP4 192.0.2.7 127.0.0.1 1 2\r\n")
            assert status(three)[0] == 429
        with connect(service) as bare:
            bare.sendall(LOOKUP)
            with contextlib.suppress(ConnectionResetError):
                assert bare.recv(10) == b""
    log = [json.loads(line) for line in open(tmp_path / "log")]
    peers = [line["peer"] for line in log if line["event"] == "request" and line["status"] == 200]
    assert sorted(peers) == ["192.0.2.7", "192.0.2.8"]
    assert [line["peer"] for line in log if line["event"] == "proxy-header"] == ["127.0.0.1"]


def test_longest_idle_connection_makes_room(program, tmp_path):
    with serving(program, tmp_path, "--connections", "50") as service:
        idle = [connect(service) for _ in range(50)]
        asked(idle[0])
        # A connection has a right to its place for its first second.
        time.sleep(1.2)
        for _ in range(20):
            with connect(service) as honest:
                assert asked(honest) < 3
        for connection in idle:
            connection.close()


@pytest.mark.parametrize("options", [
    ["--rate", "20"], ["--rate", "0/s"], ["--trusted-proxies", "10.0.0.1/8"], ["--trusted-proxies", "proxy"],
    ["--proxy-protocol"], ["--forwarding-field", "via"], ["--body-memory", "0"], ["--connections-per-address", "-1"],
    ["--cors-origin", "example"],
], ids=" ".join)
def test_usage(program, options):
    done = subprocess.run([program, "serve", "--port", "0", *options], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 64
    assert options[0] in done.stderr


def test_page_is_closed_to_others(service):
    page = urllib.request.urlopen(service.url, timeout=5).headers
    assert "script-src 'self'" in page["Content-Security-Policy"] and "unsafe" not in page["Content-Security-Policy"]
    for name, value in {"X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff",
                        "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin"}.items():
        assert page[name] == value
    for path in ("/v1/keys/NSCameraUsageDescription", "/healthz", "/openapi.json", "/js/main.js"):
        assert urllib.request.urlopen(service.url + path, timeout=5).headers["X-Content-Type-Options"] == "nosniff"
