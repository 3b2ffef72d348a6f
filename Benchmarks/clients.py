"""The kinds of clients that soak.py sets on the service: honest ones, slow ones, broken ones, hostile ones."""

import collections
import gzip
import json
import random
import time

from connection import Broken, Connection

NAMES = ["PHPhotoLibrary.isLimited", "CLLocationManager.authorizationStatus()", "UIApplication.openURL(_:)"]
WORDS = ["camera", "location", "photo", "tracking", "privacy manifest", "相册", "no such thing at all"]
PLIST = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>'
    "<key>MinimumOSVersion</key><string>14.0</string>"
    "<key>NSCameraUsageDescription</key><string>{}</string></dict></plist>\n"
)
EVALUATE = "/v1/evaluations"
JSON = {"Content-Type": "application/json"}


class Unexpected(Exception):
    """An answer that the request does not explain."""


def expect(holds, words):
    if not holds:
        raise Unexpected(words)


def content(answer):
    """The body of an answer without its content coding."""
    return gzip.decompress(answer.body) if answer["content-encoding"] == "gzip" else answer.body


class Client:
    """One kind of client: does its piece of work again and again, with a pause after each."""

    pause = 0.02
    #: Whether it breaks its connections itself, so that errors of the connection say nothing.
    breaks = False

    def __init__(self, url, seed):
        self.url = url
        self.random = random.Random(seed)
        self.requests = 0
        self.kept = None
        self.faults = []
        self.errors = []

    def turn(self):
        raise NotImplementedError

    def run(self, ending, pace):
        while not ending.is_set():
            self.once()
            ending.wait(self.pause * pace * self.random.uniform(0.5, 1.5))
        self.drop()

    def once(self):
        try:
            self.turn()
        except Unexpected as fault:
            self.faults.append(str(fault))
            self.drop()
        except (OSError, Broken) as error:
            if not self.breaks:
                self.errors.append(f"{type(error).__name__}: {error}")
            self.drop()
        except Exception as fault:  # What came is no JSON, or lacks a field.
            self.faults.append(repr(fault))
            self.drop()

    def drop(self):
        if self.kept:
            self.kept.close()
            self.kept = None

    def connect(self, **options):
        return Connection(self.url, **options)

    def ask(self, method, target, fields=None, body=b"", status=200):
        """One request over the kept connection, and its answer, which must have the status."""
        if self.kept is None:
            self.kept = self.connect()
        answer = self.kept.ask(method, target, fields, body)
        self.requests += 1
        expect(answer.status == status, f"{method} {target[:80]}: {answer.status}, not {status}: {answer.body[:120]!r}")
        if answer["connection"] == "close":
            self.drop()
        return answer


class Lookups(Client):
    """Lookups over a kept connection: whole, unchanged, head only."""

    pause = 0.004

    def turn(self):
        name = self.random.choice(NAMES)
        fields = {"Accept-Language": self.random.choice(["en", "zh-Hans"])}
        if self.random.random() < 0.5:
            fields["Accept-Encoding"] = "gzip"
        target = f"/v1/apis/{name}?ios={self.random.randint(12, 18)}.{self.random.randint(0, 4)}"
        answer = self.ask("GET", target, fields)
        expect(json.loads(content(answer))["id"], f"{target}: no record")
        self.ask("GET", target, {**fields, "If-None-Match": answer["etag"]}, status=304)
        head = self.ask("HEAD", target, fields)
        expect(head["content-length"] == str(len(answer.body)), f"HEAD {target}: another length than GET")
        if self.random.random() < 0.01:
            self.drop()


class Lists(Client):
    """Every page of a list, and the files."""

    pause = 0.05

    def turn(self):
        fields = {"Accept-Encoding": self.random.choice(["gzip", "identity", "br, gzip;q=0.5"])}
        target = self.random.choice(["/v1/apis?limit=200", "/v1/rules", "/v1/keys?limit=50", "/v1/facts"])
        seen = 0
        while target:
            page = json.loads(content(self.ask("GET", target, fields)))
            seen += len(page["items"])
            target = page["next"]
        expect(seen == page["total"], f"a list gave {seen} of {page['total']}")
        for target in ("/", "/openapi.json", "/v1/permissions/camera", "/healthz", "/readyz"):
            self.ask("GET", target, fields)


class Searches(Client):
    pause = 0.05

    def turn(self):
        word = "".join(f"%{octet:02X}" for octet in self.random.choice(WORDS).encode())
        found = json.loads(content(self.ask("GET", f"/v1/search?q={word}&limit={self.random.randint(1, 50)}")))
        expect("items" in found, "a search without items")


class Evaluations(Client):
    """The three ways in, and a batch; a new connection each."""

    pause = 0.05

    def turn(self):
        text = PLIST.format("x" * self.random.randint(0, 2000))
        kind = self.random.randrange(4)
        if kind == 0:
            body = json.dumps({"documents": [{"path": "Info.plist", "text": text}]}).encode()
            answer = self.ask("POST", EVALUATE, JSON, body)
        elif kind == 1:
            body = (
                '--b\r\nContent-Disposition: form-data; name="min_ios"\r\n\r\n14.0\r\n--b\r\nContent-Disposition: '
                f'form-data; name="file"; filename="Info.plist"\r\n\r\n{text}\r\n--b--\r\n'
            ).encode()
            answer = self.ask("POST", EVALUATE, {"Content-Type": "multipart/form-data; boundary=b"}, body)
        elif kind == 2:
            fields = {"Content-Type": "application/octet-stream"}
            answer = self.ask("POST", "/v1/evaluations?path=Info.plist&min_ios=14.0", fields, text.encode())
        else:
            item = {"documents": [{"path": "Info.plist", "text": text}]}
            answer = self.ask("POST", "/v1/evaluations:batch", JSON, json.dumps({"items": [item] * 5}).encode())
            expect(len(json.loads(answer.body)["items"]) == 5, "a batch answered not every item")
            return
        expect(json.loads(answer.body)["verdict"] in ("pass", "warn", "fail"), "an evaluation without a verdict")
        self.drop()


class Ranges(Client):
    """Parts of a file, which must be those of the whole."""

    pause = 0.1
    targets = ("/openapi.json", "/v1/export")

    def turn(self):
        target = self.random.choice(self.targets)
        whole = self.ask("GET", target).body
        for _ in range(4):
            first = self.random.randrange(len(whole))
            last = min(len(whole) - 1, first + self.random.choice([0, 1, 1000, 300_000]))
            part = self.ask("GET", target, {"Range": f"bytes={first}-{last}"}, status=206)
            expect(part.body == whole[first:last + 1], f"{target}: octets {first}-{last} are not those of the whole")
            expect(part["content-range"] == f"bytes {first}-{last}/{len(whole)}", f"{target}: {part['content-range']}")
        self.ask("GET", target, {"Range": f"bytes={len(whole)}-"}, status=416)


class Pipelining(Client):
    """Sixteen requests at once; the answers keep their order."""

    pause = 0.05

    def turn(self):
        with self.connect() as connection:
            names = [f"turn-{number}" for number in range(16)]
            targets = [f"/v1/apis/{self.random.choice(NAMES)}", "/v1/search?q=camera&limit=2", "/healthz", "/nowhere"]
            connection.send(
                b"".join(connection.head("GET", self.random.choice(targets), {"X-Request-Id": name}) for name in names)
            )
            for name in names:
                answer = connection.answer()
                self.requests += 1
                expect(answer["x-request-id"] == name, f"{answer['x-request-id']} came in the place of {name}")
                expect(answer.status in (200, 404), f"pipelined: {answer.status}")


class Trickles(Client):
    """A head that comes octet by octet, and an answer that is read so slowly that the server has to wait."""

    pause = 0.1

    def turn(self):
        with self.connect(receive_buffer=4096) as connection:
            if self.random.random() < 0.5:
                for octet in connection.head("GET", f"/v1/apis/{NAMES[0]}"):
                    connection.send(bytes([octet]))
                    time.sleep(0.02)
                expect(connection.answer().status == 200, "a slow head was refused")
            else:
                connection.send(connection.head("GET", "/openapi.json") * 4)
                time.sleep(1)
                for _ in range(4):
                    answer = connection.answer()
                    expect(json.loads(answer.body)["openapi"], "a slowly read answer is damaged")
            self.requests += 1


class Idlers(Client):
    """Connections that are kept and hardly used, half as long as the service keeps them."""

    pause = 0.5
    seconds = 30

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.held = collections.deque()

    def turn(self):
        self.held.append((time.monotonic(), self.connect()))
        self.requests += 1
        while time.monotonic() - self.held[0][0] > self.seconds:
            _, connection = self.held.popleft()
            expect(connection.ask("GET", "/healthz").status == 200, "a connection that had been idle is no good")
            connection.close()

    def drop(self):
        while self.held:
            self.held.pop()[1].close()


class HalfSent(Client):
    """Stops within the head or the body, and goes."""

    pause = 0.05
    breaks = True

    def turn(self):
        with self.connect() as connection:
            head = connection.head("POST", EVALUATE, {**JSON, "Content-Length": 1000})
            octets = head + b'{"documents":['
            connection.send(octets[:self.random.randrange(1, len(octets))])
            self.requests += 1
            time.sleep(self.random.choice([0, 0, 0.2]))


class Resets(Client):
    """Ends with RST: before its request, behind it, within a long answer, within a body."""

    pause = 0.02
    breaks = True

    def turn(self):
        connection = self.connect(timeout=0.1)
        requests = [
            b"",
            connection.head("GET", f"/v1/apis/{NAMES[0]}"),
            connection.head("GET", "/openapi.json") * 8,
            connection.head("GET", "/v1/search?q=camera"),
            connection.head("POST", EVALUATE, {**JSON, "Content-Length": 100_000}) + b"x" * 50_000,
        ]
        try:
            connection.send(self.random.choice(requests))
            self.requests += 1
            if self.random.random() < 0.5:
                time.sleep(self.random.uniform(0, 0.02))
            if self.random.random() < 0.3:
                connection.socket.recv(1000)
        finally:
            connection.reset()


class Oversized(Client):
    """Bodies above the limit: told beforehand, waiting for 100, and found out while they come."""

    pause = 2

    def turn(self):
        for fields in ({}, {"Expect": "100-continue"}):
            with self.connect() as connection:
                connection.send(connection.head("POST", EVALUATE, {**JSON, **fields, "Content-Length": 10**9}))
                expect(connection.answer().status == 413, "a body of 1 GB was not refused")
                self.requests += 1
        with self.connect() as connection:
            connection.send(connection.head("POST", EVALUATE, {**JSON, "Transfer-Encoding": "chunked"}))
            piece = b"10000\r\n" + b" " * 65_536 + b"\r\n"
            for _ in range(257):
                connection.send(piece)
            expect(connection.answer().status == 413, "an endless body was not refused")
            self.requests += 1


class Wrong(Client):
    """Requests that deserve to be refused, each with its status."""

    pause = 0.05
    cases = [
        ("GET /nowhere HTTP/1.1\r\nHost: h\r\n\r\n", 404),
        ("GET /v1/apis/NoSuchName HTTP/1.1\r\nHost: h\r\n\r\n", 404),
        ("DELETE /v1/rules HTTP/1.1\r\nHost: h\r\n\r\n", 405),
        ("BREW /v1/rules HTTP/1.1\r\nHost: h\r\n\r\n", 501),
        ("GET / HTTP/1.1\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400),
        ("GET / HTTP/2.0\r\nHost: h\r\n\r\n", 505),
        ("nonsense\r\n\r\n", 400),
        ("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        ("GET /v1/rules HTTP/1.1\r\nHost: h\r\nAccept: image/png\r\n\r\n", 406),
        (f"GET /{'a' * 9000} HTTP/1.1\r\nHost: h\r\n\r\n", 414),
        (f"GET / HTTP/1.1\r\nHost: h\r\nA: {'a' * 9000}\r\n\r\n", 431),
        ("POST /v1/evaluations HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST /v1/evaluations HTTP/1.1\r\nHost: h\r\nContent-Type: image/png\r\nContent-Length: 1\r\n\r\nx", 415),
        ("POST /v1/apis:resolve HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\n{", 415),
        (f"POST {EVALUATE} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{{", 400),
        ("POST /v1/evaluations HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", 400),
    ]

    def turn(self):
        text, status = self.random.choice(self.cases)
        with self.connect() as connection:
            connection.send(text.encode("latin-1"))
            answer = connection.answer()
            self.requests += 1
            expect(answer.status == status, f"{text[:60]!r}: {answer.status}, not {status}")
            expect(answer["content-type"].startswith("application/problem+json"), f"{text[:60]!r}: no problem details")


class Handshakes(Client):
    """TLS: sessions taken up again, plain HTTP at the wrong port, handshakes that stop half way."""

    pause = 0.1

    def turn(self):
        with self.connect() as connection:
            expect(connection.ask("GET", "/healthz").status == 200, "over TLS")
            session = connection.socket.session
        with self.connect(session=session) as connection:
            expect(connection.ask("GET", "/healthz").status == 200, "over a session taken up again")
        plain = self.url.replace("https:", "http:")
        with Connection(plain) as connection:
            expect(connection.ask("GET", "/healthz").status == 400, "plain HTTP at the TLS port is not told so")
        connection = Connection(plain)
        connection.send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[:self.random.randrange(1, 11)])
        connection.reset()
        self.requests += 4


HONEST = [Lookups, Lists, Searches, Evaluations, Ranges, Pipelining, Trickles, Idlers]
HOSTILE = [HalfSent, Resets, Oversized, Wrong]
