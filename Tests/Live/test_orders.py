"""The same submission has the same answer, octet by octet, in whatever order its parts come, and whichever process is asked.

1,000 orders of documents, API uses, bundles, hosts, rules and members, of the evaluation cases and of submissions that are
composed of them and of the examples of rules, each told in four dialects by one of two processes.
"""
import http.client
import json
import pathlib
import random

import pytest

from conftest import ROOT, Service

CASES = sorted((ROOT / "Tests/EvaluationTests/Fixtures/cases").glob("*.json"))
RULES = sorted((ROOT / "data/rules").glob("*.json"))
ORDERS = 1_000
FORMATS = ("json", "sarif", "junit", "xcode")
#: Lists whose order says nothing. That of features, strings and screens is told by pointers into the request, that of
#: requests is the order in which the app makes them.
FREE = ("documents", "apis", "bundles", "functional_hosts")
#: The order of these calls counts where nobody tells their lines (CAM-008).
SEQUENCE = (
    "AVCaptureDeviceInput",
    "AVCaptureDevice.requestAccess",
    "AVCaptureDevice.authorizationStatus",
    "+[AVCaptureDeviceInput",
    "-[AVCaptureDeviceInput",
    "+[AVCaptureDevice requestAccess",
    "+[AVCaptureDevice authorizationStatus",
)
TARGETS = [{}, {"min_ios": "12.0", "sdk": "18.0"}, {"min_ios": "15.0", "sdk": "26.0", "framework": "flutter"}]


def name_of(use):
    return use if isinstance(use, str) else use["name"]


def composed(requests, generator, count):
    """One submission of the lists of `count` of the requests; files of one name and bundle come to be there twice."""
    whole = {}
    for request in generator.sample(requests, count):
        for name in FREE:
            whole.setdefault(name, []).extend(request.get(name, []))
        for name in ("handled_states", "rules"):
            for key, value in request.get(name, {}).items():
                whole.setdefault(name, {}).setdefault(key, value)
        for name in ("features", "strings"):
            whole.setdefault(name, []).extend(request.get(name, []))
    whole["rules"] = {"PS-012": "off", "PM-006": "warning", "PL-003": "note"}
    return {name: value for name, value in whole.items() if value} | {"target": generator.choice(TARGETS)}


def submissions():
    cases = [json.loads(path.read_text())["request"] for path in CASES]
    examples = [
        json.loads(row["examples"][side]) for path in RULES for row in json.loads(path.read_text())
        for side in ("bad", "good")
    ]
    generator = random.Random(5)
    large = [composed(cases + examples, generator, 5 * size) for size in range(1, 13) for _ in range(3)]
    several = [case for case in cases if any(len(case.get(name, [])) > 1 for name in FREE)]
    return large + several


def reordered(value, generator):
    """The same value, its members in another order."""
    if isinstance(value, dict):
        members = list(value.items())
        generator.shuffle(members)
        return {key: reordered(member, generator) for key, member in members}
    return [reordered(element, generator) for element in value] if isinstance(value, list) else value


def shuffled(request, generator):
    request = reordered(request, generator)
    for name in FREE:
        if name not in request:
            continue
        elements = list(request[name])
        generator.shuffle(elements)
        if name == "apis":
            called = [use for use in request[name] if name_of(use).startswith(SEQUENCE)]
            elements = [called.pop(0) if name_of(use).startswith(SEQUENCE) else use for use in elements]
        request[name] = elements
    return request


def answers(connection, request):
    """The answer in each dialect."""
    body = json.dumps(request).encode()
    told = []
    for dialect in FORMATS:
        connection.request("POST", f"/v1/evaluations?format={dialect}", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        told.append(answer.read())
        assert answer.status == 200, told[-1]
    return told


@pytest.fixture(scope="module")
def processes(service, program, tmp_path_factory):
    """Connections to two processes, for each has a seed of its own for the order of sets and dictionaries."""
    other = Service(program, tmp_path_factory.mktemp("other"))
    yield [http.client.HTTPConnection("127.0.0.1", running.port, timeout=30) for running in (service, other)]
    assert other.stop() == 0


def test_order_means_nothing(processes):
    requests = submissions()
    wanted = [answers(processes[0], request) for request in requests]
    generator = random.Random(7)
    for count in range(ORDERS):
        index = count % len(requests)
        again = shuffled(requests[index], generator)
        told = answers(processes[count % 2], again)
        for dialect, expected, found in zip(FORMATS, wanted[index], told):
            assert found == expected, f"submission {index} in order {count}, as {dialect}"
    sizes = [len(request.get("documents", [])) for request in requests]
    assert max(sizes) > 40 and len(requests) > 60


def test_another_submission_has_another_name(processes):
    """What differs in more than its order is another submission."""
    requests = submissions()
    names = {json.loads(answers(processes[0], request)[0])["id"] for request in requests}
    assert len(names) == len({json.dumps(request, sort_keys=True) for request in requests})
