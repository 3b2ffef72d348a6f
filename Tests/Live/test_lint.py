"""httplint, the linter behind REDbot, finds no fault in what the service answers.

Every finding of level `bad` or `warning` fails, apart from those that ACCEPTED gives a reason for.
"""
import json
import socket
import time

import httplint
import pytest
from httplint.note import levels

# Finding to why the service answers so all the same.
ACCEPTED = {
    "STORE_PUBLIC_UNNECESSARY": "the table is the same for all: caches may keep what was asked for with credentials",
    "STATUS_BAD_REQUEST": "says no more than that the status is 400, which these requests earn",
    "REQUEST_HDR_IN_RESPONSE": "Accept in a 415 tells what is taken (RFC 9110 12.5.1, 15.5.16)",
}
LOOKUP = "/v1/apis/PHPhotoLibrary.isLimited"
KEY = "/v1/keys/NSCameraUsageDescription"
SUBMISSION = json.dumps({
    "target": {"min_ios": "14.0"},
    "documents": [{"path": "Info.plist", "text": "<plist version='1.0'><dict/></plist>"}],
}).encode()
FORM = (
    b'--b\r\nContent-Disposition: form-data; name="min_ios"\r\n\r\n14.0\r\n'
    b'--b\r\nContent-Disposition: form-data; name="file"; filename="Podfile.lock"\r\n\r\nPODS: []\r\n--b--\r\n'
)
JSON = {"Content-Type": "application/json"}
# Method, target, status, fields, body.
ANSWERS = [
    ("GET", "/", 200, {}, b""),
    ("GET", "/js/main.js", 200, {}, b""),
    ("GET", "/openapi.json", 200, {}, b""),
    ("GET", "/openapi.json", 206, {"Range": "bytes=0-99"}, b""),
    ("GET", "/openapi.json", 416, {"Range": "bytes=9999999-"}, b""),
    ("GET", LOOKUP, 200, {}, b""),
    ("GET", f"{LOOKUP}?ios=16.0&lang=zh-Hans", 200, {}, b""),
    ("GET", KEY, 200, {"Accept-Language": "zh-CN, en;q=0.5"}, b""),
    ("GET", "/v1/apis?limit=5", 200, {}, b""),
    ("GET", "/v1/permissions/camera", 200, {}, b""),
    ("GET", "/v1/search?q=camera", 200, {}, b""),
    ("GET", "/v1/rules", 200, {}, b""),
    ("GET", "/v1/datasets", 200, {}, b""),
    ("GET", "/v1/export", 200, {}, b""),
    ("GET", "/v1/export", 206, {"Range": "bytes=0-99999"}, b""),
    ("GET", "/healthz", 200, {}, b""),
    ("GET", "/readyz", 200, {}, b""),
    ("GET", "/metrics", 200, {}, b""),
    ("GET", "/problems/no-such-route", 200, {}, b""),
    ("GET", "/problems/no-such-route", 200, {"Accept": "text/html"}, b""),
    ("GET", "/v1/apis/NoSuchName", 404, {}, b""),
    ("GET", "/nowhere", 404, {}, b""),
    ("GET", "/v1/search?q=camera&limits=3", 400, {}, b""),
    ("GET", LOOKUP, 406, {"Accept": "image/png"}, b""),
    ("GET", KEY, 200, {"Origin": "https://example.com"}, b""),
    ("DELETE", LOOKUP, 405, {}, b""),
    ("BREW", LOOKUP, 501, {}, b""),
    ("OPTIONS", LOOKUP, 204, {}, b""),
    ("OPTIONS", "*", 204, {}, b""),
    ("OPTIONS", "/v1/evaluations", 204, {
        "Origin": "https://example.com",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }, b""),
    ("POST", "/v1/evaluations", 200, JSON, SUBMISSION),
    ("POST", "/v1/evaluations?format=text", 200, JSON, SUBMISSION),
    ("POST", "/v1/evaluations?format=github", 200, JSON, SUBMISSION),
    ("POST", "/v1/evaluations", 200, {"Content-Type": "multipart/form-data; boundary=b"}, FORM),
    ("POST", "/v1/evaluations", 400, JSON, b"{"),
    ("POST", "/v1/evaluations", 415, {"Content-Type": "image/png"}, b"x"),
    ("POST", "/v1/apis:resolve", 200, JSON, b'{"items":[{"name":"UIApplication.openURL(_:)"}]}'),
]


class Exchange:
    """One request and the octets of its answer."""

    def __init__(self, service, method, target, fields, body):
        fields = {"Host": f"127.0.0.1:{service.port}", "User-Agent": "lint", "Connection": "close", **fields}
        if body:
            fields["Content-Length"] = str(len(body))
        lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        self.request = (method, target, [(name.encode(), value.encode()) for name, value in fields.items()], body)
        self.time = time.time()
        octets = b""
        with socket.create_connection(("127.0.0.1", service.port), timeout=10) as connection:
            connection.sendall(f"{method} {target} HTTP/1.1\r\n{lines}\r\n".encode() + body)
            while piece := connection.recv(1 << 20):
                octets += piece
        head, _, self.body = octets.partition(b"\r\n\r\n")
        line, *lines = head.split(b"\r\n")
        self.version, self.status, self.phrase = line.split(b" ", 2)
        self.fields = [tuple(line.split(b":", 1)) for line in lines]
        if b"chunked" in self.value("Transfer-Encoding", b""):
            self.body = joined(self.body)

    def value(self, name, standard=None):
        found = [value.strip() for field, value in self.fields if field.lower() == name.lower().encode()]
        return found[0] if found else standard

    def findings(self):
        """What the linter has against the answer, each with a few words."""
        method, target, fields, body = self.request
        request = httplint.HttpRequestLinter(start_time=self.time)
        request.process_request_topline(method.encode(), target.encode(), b"1.1")
        request.process_headers(fields)
        request.feed_content(body)
        request.finish_content(True)
        answer = httplint.HttpResponseLinter(start_time=self.time)
        answer.request = request
        answer.is_head_response = method == "HEAD"
        answer.process_response_topline(self.version, self.status, self.phrase)
        answer.process_headers(self.fields)
        answer.feed_content(self.body)
        answer.finish_content(True)
        notes = list(answer.notes)
        for note in notes:
            notes.extend(note.subnotes)
        faults = [note for note in notes if note.level in (levels.BAD, levels.WARN)]
        return {type(note).__name__: f"{note.subject}: {note.summary}" for note in faults}


def joined(octets):
    """A body without its chunked coding."""
    body = b""
    while octets:
        size, _, octets = octets.partition(b"\r\n")
        length = int(size.split(b";")[0], 16)
        if length == 0:
            return body
        body, octets = body + octets[:length], octets[length + 2:]
    pytest.fail("the chunked body ends too early")


def check(exchange, status):
    assert int(exchange.status) == status, exchange.body[:300]
    faults = {name: words for name, words in exchange.findings().items() if name not in ACCEPTED}
    assert not faults, f"{exchange.fields}"


@pytest.mark.parametrize("coding", ["identity", "gzip"])
@pytest.mark.parametrize(
    "answer", ANSWERS, ids=lambda answer: f"{answer[0]} {answer[1]} {answer[2]} {' '.join(answer[3])}".rstrip()
)
def test_answer_has_no_fault(service, answer, coding):
    method, target, status, fields, body = answer
    check(Exchange(service, method, target, {"Accept-Encoding": coding, **fields}, body), status)


@pytest.mark.parametrize("coding", ["identity", "gzip"])
@pytest.mark.parametrize("target", ["/", "/openapi.json", LOOKUP, "/v1/rules", "/v1/search?q=camera", "/v1/export"])
def test_head_and_unchanged_have_no_fault(service, target, coding):
    fields = {"Accept-Encoding": coding}
    whole = Exchange(service, "GET", target, fields, b"")
    check(Exchange(service, "HEAD", target, fields, b""), 200)
    for condition, validator in [("If-None-Match", "ETag"), ("If-Modified-Since", "Last-Modified")]:
        if known := whole.value(validator):  # The export has no date.
            check(Exchange(service, "GET", target, {**fields, condition: known.decode()}, b""), 304)
