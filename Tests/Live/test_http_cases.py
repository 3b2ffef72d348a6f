"""Raw requests over a socket: what each must earn, by RFC 9110, 9112 and 3986.

A line of http-cases.jsonl holds `send`: text (one character an octet), `{"wait": ms}`, or `{"count": n, "of": [...]}`
for repetition, in which `#` is the number of the turn; and `outcomes`, of which one must come true. `/v1/apis/x` and
`/echo` stand for a lookup and a POST route of the service, `@ETAG@` for the lookup's entity tag.
"""
import json
import pathlib
import re
import select
import socket
import time
import urllib.request

import pytest

NAME = "PHPhotoLibrary.isLimited"
LOOKUP = f"/v1/apis/{NAME}"
POST = "/v1/evaluations"
CASES = [json.loads(line) for line in (pathlib.Path(__file__).parent / "Fixtures/http-cases.jsonl").open()]
REFUSED_BY_ROUTE = {303, 404, 405, 406, 409, 411, 415, 422}


class Answer:
    def __init__(self, status, fields, body, is_whole):
        self.status, self.fields, self.body, self.is_whole = status, fields, body, is_whole

    def values(self, name):
        return [value for field, value in self.fields if field.lower() == name]


def read_answers(octets, methods, is_closed):
    """Interim statuses, final answers, and the octets behind the last one."""
    interim, answers = [], []
    while octets:
        head, blank, rest = octets.partition(b"\r\n\r\n")
        if not blank:
            break
        line, *lines = head.decode("latin-1").split("\r\n")
        found = re.fullmatch(r"HTTP/1\.[01] (\d{3}) .*", line)
        assert found, f"no status line: {line[:60]!r}"
        status = int(found[1])
        fields = [tuple(part.strip() for part in field.split(":", 1)) for field in lines]
        if status < 200:
            interim.append(status)
            octets = rest
            continue
        answer = Answer(status, fields, b"", True)
        lengths = answer.values("content-length")
        method = methods[min(len(answers), len(methods) - 1)]
        length = 0 if method == "HEAD" or status in (204, 304) else int(lengths[0]) if lengths else None
        assert not answer.values("transfer-encoding"), "no route streams its answer"
        answer.body = rest if length is None else rest[:length]
        answer.is_whole = is_closed if length is None else len(rest) >= length
        answers.append(answer)
        octets = b"" if length is None else rest[length:]
        if not answer.is_whole:
            break
    return interim, answers, octets


class Exchange:
    """One connection, and what came over it."""

    def __init__(self, service, validators):
        self.socket = service.connect()
        self.validators = validators
        self.received = b""
        self.is_closed = False

    def octets(self, text):
        for name, value in self.validators.items():
            text = text.replace(name, value)
        text = text.replace("/v1/apis/x", LOOKUP).replace("/echo", POST)
        # The same lookup with an octet of its name escaped.
        return text.replace("%78", f"%{ord(NAME[0]):x}{NAME[1:]}").encode("latin-1")

    def pump(self, seconds):
        """Takes what comes within the time."""
        if self.is_closed or not select.select([self.socket], [], [], max(0, seconds))[0]:
            return
        try:
            piece = self.socket.recv(262_144)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        self.received += piece
        self.is_closed = not piece

    def send(self, pieces):
        for piece in pieces:
            if isinstance(piece, str):
                text = piece
            elif "wait" in piece:
                end = time.monotonic() + piece["wait"] / 1_000
                while not self.is_closed and time.monotonic() < end:
                    self.pump(end - time.monotonic())
                continue
            else:
                once = "".join(part if isinstance(part, str) else part[0] * part[1] for part in piece["of"])
                text = "".join(once.replace("#", str(turn)) for turn in range(piece["count"]))
            try:
                self.socket.sendall(self.octets(text))
            except OSError:
                return

    def answers_another(self):
        """Whether a further request is answered."""
        if self.is_closed:
            return False
        before = len(self.received)
        self.send(["GET /v1/apis/x HTTP/1.1\r\nHost: h.test\r\n\r\n"])
        end = time.monotonic() + 3
        while not self.is_closed and time.monotonic() < end:
            self.pump(0.05)
            _, answers, _ = read_answers(self.received[before:], ["GET"], False)
            if answers and answers[0].is_whole:
                return answers[0].status == 200
        return False


def fits(status, allowed):
    return any(
        status == one
        or one == "ok" and 200 <= status < 300
        or one == "app" and (200 <= status < 300 or status in REFUSED_BY_ROUTE)
        or one == "err" and status >= 400 and status not in (404, 405)
        for one in allowed
    )


def complaint(outcome, exchange, interim, answers, rest):
    """Why the outcome did not come true; None when it did."""
    if outcome.get("wait"):
        return "answered" if answers or interim or exchange.is_closed else None
    if not answers and exchange.is_closed and outcome.get("silent"):
        return None
    wanted = outcome["status"] * outcome.get("times", 1)
    if [len(wanted), True] != [len(answers), all(answer.is_whole for answer in answers)]:
        return f"{[answer.status for answer in answers]}, wanted {len(wanted)} whole answers"
    for answer, allowed in zip(answers, wanted):
        if not fits(answer.status, allowed):
            return f"{answer.status}, wanted {allowed}"
    if outcome["conn"] == "closed" and not exchange.is_closed:
        return "left open"
    if missing := set(outcome.get("interim", [])) - set(interim):
        return f"no interim {missing}"
    if outcome.get("no_interim") and interim:
        return f"interim {interim}"
    for index, names in outcome.get("hdr", {}).items():
        if not all(answers[int(index)].values(name) for name in names):
            return f"lacks {names}"
    for index, names in outcome.get("nohdr", {}).items():
        if any(answers[int(index)].values(name) for name in names):
            return f"has {names}"
    if "empty_body" in outcome and rest:
        return "octets behind an answer without a body"
    if "same_cl" in outcome and len({tuple(answers[one].values("content-length")) for one in outcome["same_cl"]}) > 1:
        return "HEAD and GET differ in Content-Length"
    if "must_not" in outcome and any(outcome["must_not"].encode() in answer.body for answer in answers):
        return f"holds {outcome['must_not']}"
    coding = answers[0].values("content-encoding") if answers else []
    if outcome.get("gzip") == "no" and coding:
        return f"coded: {coding}"
    if outcome.get("etag_differs") and coding and answers[0].values("etag") == answers[1].values("etag"):
        return "one strong tag for two codings"
    if outcome["conn"] == "open" and not exchange.answers_another():
        return "no further request is answered"
    return None


@pytest.fixture(scope="session")
def validators(service):
    with urllib.request.urlopen(service.url + LOOKUP) as answer:
        tag, date = answer.headers["ETag"], answer.headers["Last-Modified"]
    return {"@ETAG@": tag, "@ETAGCORE@": tag.removeprefix("W/"), **({"@LM@": date} if date else {})}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(service, validators, case):
    check(service, validators, case)


def check(service, validators, case):
    """Fails unless one of the case's outcomes comes true."""
    if case.get("needs") == "lm" and "@LM@" not in validators:
        pytest.skip("lookups have no Last-Modified")
    exchange = Exchange(service, validators)
    with exchange.socket:
        exchange.send(case["send"])
        if case.get("half_close"):
            exchange.socket.shutdown(socket.SHUT_WR)
        time.sleep(case.get("read_after", 0) / 1_000)
        began = time.monotonic()
        patience = case.get("patience", 5)
        # Silence can be seen only after a while.
        pause = 0.15 if any("wait" in one for one in case["outcomes"]) else 0.03
        complaints = ["nothing came"]
        while True:
            exchange.pump(0.02)
            interim, answers, rest = read_answers(exchange.received, case["methods"], exchange.is_closed)
            waited = time.monotonic() - began
            if exchange.is_closed or waited > pause:
                complaints = [complaint(one, exchange, interim, answers, rest) for one in case["outcomes"]]
                if None in complaints or waited > patience or exchange.is_closed:
                    break
    assert None in complaints, f"{case['title']} ({case['source']}): {complaints}"
    for answer in answers:
        assert len(answer.values("date")) == 1 and len(answer.values("x-request-id")) == 1
        assert len(answer.values("content-length")) == (answer.status not in (204, 304))
