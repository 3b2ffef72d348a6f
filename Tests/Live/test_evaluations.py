"""Stored evaluations over restarts: what was answered is told again, and what the operator does not want is not kept."""
import json
import urllib.error
import urllib.request

import pytest

from conftest import Service

SUBMISSION = {"target": {"min_ios": "14.0"}, "apis": ["PHPhotoLibrary.isLimited"]}


def ask(service, target, method="GET", body=None):
    headers = {"Content-Type": "application/json"} if body else {}
    data = json.dumps(body).encode() if body else None
    asked = urllib.request.Request(service.url + target, data, headers, method=method)
    with urllib.request.urlopen(asked, timeout=10) as answer:
        return answer.status, answer.read()


def is_unknown(service, target, method="GET"):
    with pytest.raises(urllib.error.HTTPError) as refusal:
        ask(service, target, method)
    return refusal.value.code == 404


def test_an_evaluation_outlives_the_process(program, tmp_path):
    service = Service(program, tmp_path)
    status, body = ask(service, "/v1/evaluations", "POST", SUBMISSION)
    target = f"/v1/evaluations/{json.loads(body)['id']}"
    assert (status, ask(service, target)) == (200, (200, body))
    assert service.stop() == 0
    service = Service(program, tmp_path)
    assert ask(service, target) == (200, body)
    assert ask(service, target, "DELETE") == (204, b"")
    assert is_unknown(service, target) and is_unknown(service, target, "DELETE")
    assert ask(service, "/v1/evaluations", "POST", SUBMISSION) == (200, body)
    assert service.stop() == 0


def test_no_evaluation_is_kept_where_none_is_wanted(program, tmp_path):
    service = Service(program, tmp_path, "--evaluation-days", "0")
    _, body = ask(service, "/v1/evaluations", "POST", SUBMISSION)
    assert is_unknown(service, f"/v1/evaluations/{json.loads(body)['id']}")
    assert service.stop() == 0
