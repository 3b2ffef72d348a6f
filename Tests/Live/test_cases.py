"""The evaluation cases over HTTP: real faults from public reports, and files that are right."""
import json
import pathlib
import urllib.request

import pytest

CASES = sorted((pathlib.Path(__file__).parents[1] / "EvaluationTests/Fixtures/cases").glob("*.json"))
LOUD = ("error", "warning")


def evaluate(service, request):
    body = json.dumps(request).encode()
    asked = urllib.request.Request(f"{service.url}/v1/evaluations", body, {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(asked, timeout=20))


def lies_at(finding, place):
    """Whether the finding is at the place: on the bundle, of the package, or at, above or below the pointer."""
    at = finding["location"]
    bundles = [at.get("bundle"), *(cause.get("bundle") for cause in finding["because"])]
    if "bundle" in place:
        return place["bundle"] in bundles
    if place.get("path", at["path"]) != at["path"]:
        return False
    if "package" in place:
        return place["package"] in [cause.get("package") for cause in finding["because"]]
    wanted, found = place["pointer"], at["pointer"]
    return wanted in ("", found) or found.startswith(f"{wanted}/") or (found != "" and wanted.startswith(f"{found}/"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(service, path):
    case = json.loads(path.read_text())
    expected = case["expect"]
    findings = evaluate(service, case["request"])["findings"]
    loud = [finding for finding in findings if finding["severity"] in LOUD]
    for finding in loud:
        assert finding["message"] and finding["fix"]["text"] and finding["sources"], finding["rule"]
    if expected["verdict"] == "pass":
        assert not loud
        return
    wanted = ("error",) if expected["verdict"] == "fail" else LOUD
    for place in expected["at"]:
        here = [finding for finding in findings if finding["severity"] in wanted and lies_at(finding, place)]
        assert here, f"nothing at {place}"
        if expected["codes"] and expected["verdict"] == "fail":
            assert any(set(finding["codes"]) & set(expected["codes"]) for finding in here), f"no code at {place}"


def test_there_are_cases():
    assert len(CASES) >= 30
