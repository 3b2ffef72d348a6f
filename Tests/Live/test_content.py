"""Codings, ranges and streamed bodies over a real connection, with clients that were written elsewhere."""
import gzip
import http.client
import json
import re
import shutil
import socket
import subprocess
import time

import pytest

LOOKUP = "/v1/apis/PHPhotoLibrary.isLimited"
LIST = "/v1/apis?limit=500"
EXPORT = "/v1/export"


@pytest.fixture
def ask(service):
    """Sends requests over one connection; the answer and its whole body."""
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=30)

    def send(target, method="GET", **fields):
        names = {name.replace("_", "-"): value for name, value in fields.items()}
        connection.request(method, target, headers=names)
        answer = connection.getresponse()
        return answer, answer.read()

    yield send
    connection.close()


@pytest.mark.parametrize("target", [LOOKUP, LIST, "/openapi.json", "/", EXPORT])
def test_gzip_holds_the_same_body(ask, target):
    plain, body = ask(target)
    packed, octets = ask(target, Accept_Encoding="gzip")
    assert plain.getheader("Content-Encoding") is None
    assert packed.getheader("Content-Encoding") == "gzip"
    assert gzip.decompress(octets) == body
    assert plain.getheader("ETag") != packed.getheader("ETag")
    assert packed.getheader("ETag")[0] == '"'
    for answer in (plain, packed):
        assert "Accept-Encoding" in answer.getheader("Vary")
        assert len(answer.headers.get_all("Vary")) == 1
    for coding, whole in (("identity", plain), ("gzip", packed)):
        head, nothing = ask(target, "HEAD", Accept_Encoding=coding)
        assert nothing == b""
        dropped = {"date", "x-request-id"}
        assert [f for f in head.getheaders() if f[0].lower() not in dropped] == [
            f for f in whole.getheaders() if f[0].lower() not in dropped
        ]
        unchanged, nothing = ask(target, Accept_Encoding=coding, If_None_Match=whole.getheader("ETag"))
        assert (unchanged.status, nothing) == (304, b"")
        assert unchanged.getheader("ETag") == whole.getheader("ETag")
        assert unchanged.getheader("Vary") and unchanged.getheader("Cache-Control") and unchanged.getheader("Date")


def test_every_path_answers_options(ask):
    for target in ("*", LOOKUP, EXPORT, "/", "/openapi.json", "/healthz", "/v1/evaluations"):
        answer, body = ask(target, "OPTIONS")
        assert (answer.status, body) == (204, b"")
        assert "OPTIONS" in answer.getheader("Allow")


@pytest.mark.parametrize("target", ["/openapi.json", EXPORT])
@pytest.mark.parametrize("coding", ["identity", "gzip"])
def test_ranges_make_up_the_whole(ask, target, coding):
    whole, body = ask(target, Accept_Encoding=coding)
    tag, count = whole.getheader("ETag"), len(body)
    assert whole.getheader("Accept-Ranges") == "bytes"
    cuts = [0, 1, count // 3, count // 2, count]
    parts = b""
    for start, end in zip(cuts, cuts[1:]):
        part, octets = ask(target, Accept_Encoding=coding, Range=f"bytes={start}-{end - 1}", If_Range=tag)
        assert part.status == 206
        assert part.getheader("Content-Range") == f"bytes {start}-{end - 1}/{count}"
        assert part.getheader("ETag") == tag
        parts += octets
    assert parts == body
    assert ask(target, Accept_Encoding=coding, Range="bytes=-9")[1] == body[-9:]
    behind, problem = ask(target, Accept_Encoding=coding, Range=f"bytes={count}-")
    assert behind.status == 416 and behind.getheader("Content-Range") == f"bytes */{count}"
    assert json.loads(problem)["type"] == "/problems/range-not-satisfiable"
    other, octets = ask(target, Accept_Encoding=coding, Range="bytes=0-0", If_Range='"other"')
    assert (other.status, octets) == (200, body)


def test_export_is_one_record_a_line(ask):
    answer, body = ask(EXPORT)
    assert answer.getheader("Content-Type") == "application/x-ndjson"
    head, *lines = body.decode().splitlines()
    dataset = json.loads(head)["dataset"]["id"]
    assert dataset == answer.getheader("Dataset-Version")
    assert len({(line["kind"], line["record"]["id"]) for line in map(json.loads, lines)}) == len(lines) > 8_000
    pinned, again = ask(f"{EXPORT}?dataset={dataset}")
    assert pinned.getheader("Cache-Control") == "public, max-age=86400" and again == body
    assert pinned.getheader("Content-Location") == answer.getheader("Content-Location")
    immutable, again = ask(answer.getheader("Content-Location"))
    assert immutable.getheader("Cache-Control") == "public, max-age=31536000, immutable" and again == body


def test_export_is_that_of_the_command_line(program, service, ask, tmp_path):
    printed = subprocess.run(
        [program, "catalog", "export", "--database", tmp_path / "a.sqlite"], capture_output=True, check=True, timeout=60
    )
    assert printed.stdout == ask(EXPORT)[1]


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_curl_unpacks_and_resumes(service, ask, tmp_path):
    body = ask(EXPORT)[1]
    whole = tmp_path / "whole"
    url = service.url + EXPORT
    subprocess.run(["curl", "-sf", "--compressed", "-o", whole, url], check=True, timeout=60)
    assert whole.read_bytes() == body
    part = tmp_path / "part"
    part.write_bytes(body[:1_000_001])
    subprocess.run(["curl", "-sf", "-C", "-", "-o", part, url], check=True, timeout=60)
    assert part.read_bytes() == body


def resident(process):
    """Octets of memory that the process holds."""
    with open(f"/proc/{process.pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+) kB", status.read())[1]) * 1_024


def test_slow_readers_hold_little(service, ask):
    body = ask(EXPORT)[1]
    before = resident(service.process)
    readers = []
    try:
        for _ in range(200):
            reader = socket.socket()
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            reader.settimeout(30)
            reader.connect(("127.0.0.1", service.port))
            reader.sendall(f"GET {EXPORT} HTTP/1.1\r\nHost: h\r\n\r\n".encode())
            readers.append(reader)
        for reader in readers:
            assert reader.recv(12) == b"HTTP/1.1 200"
        held = resident(service.process) - before
        # A piece and the mark each, 80 KiB, where the whole would be 7 MB.
        assert held < 200 * 128 * 1_024 < len(body) * 200 / 20, f"{held} octets"
        begin = time.monotonic()
        assert ask(LOOKUP)[0].status == 200
        assert time.monotonic() - begin < 1
        # One that goes on reading gets the rest.
        octets = b""
        while not octets.endswith(body[-100:]):
            octets += readers[0].recv(65_536)
        assert octets.endswith(b"\r\n\r\n" + body)
    finally:
        for reader in readers:
            reader.close()
