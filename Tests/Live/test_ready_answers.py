"""A request that comes again is recognised by its octets: what it gets then is what it got when it was read."""
import re
import select
import socket
import time

import pytest
from test_http_cases import CASES, Exchange, read_answers, validators  # noqa: F401

AT_ONCE = [case for case in CASES if all(isinstance(piece, str) for piece in case["send"])]


def once(service, validators, case):  # noqa: F811
    """What comes back, without dates and names."""
    exchange = Exchange(service, validators)
    with exchange.socket:
        exchange.send(["".join(case["send"])])
        end = time.monotonic() + 0.15
        while not exchange.is_closed and time.monotonic() < end:
            exchange.pump(0.01)
            _, answers, rest = read_answers(exchange.received, case["methods"], exchange.is_closed)
            # Another answer may follow: a moment more.
            if answers and all(answer.is_whole for answer in answers) and not rest:
                end = min(end, time.monotonic() + 0.03)
    received = re.sub(rb"\r\nDate: [^\r]*\r\nX-Request-Id: ([0-9a-v]{13})\r\n", b"\r\n", exchange.received)
    # A problem names its request.
    return re.sub(rb'("instance":"[^"]*?|"request_id":")[0-9a-v]{13}"', rb"\1", received)


@pytest.mark.parametrize("case", AT_ONCE, ids=lambda case: case["id"])
def test_again(service, validators, case):  # noqa: F811
    first, *others = [once(service, validators, case) for _ in range(5)]
    assert all(other == first for other in others)
