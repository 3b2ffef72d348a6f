"""The OpenAPI document is served and is a valid one."""
import json
import urllib.request

from openapi_spec_validator import validate


def test_document_is_valid(service):
    document = json.load(urllib.request.urlopen(f"{service.url}/openapi.json", timeout=10))
    assert document["openapi"].startswith("3.1.")
    validate(document)
