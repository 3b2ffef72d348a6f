"""A dataset is edited, loaded, compared, pinned and exported while clients go on asking."""
import gzip
import hashlib
import json
import shutil
import signal
import subprocess
import urllib.request

from conftest import ROOT, Service, wait_until
from test_operation import KEY, Load, families, value


def ask(service, target):
    with urllib.request.urlopen(service.url + target, timeout=60) as answer:
        return answer, answer.read()


def ask_json(service, target):
    return json.loads(ask(service, target)[1])


def test_edit_load_diff_pin_and_export_under_load(program, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    for name in ("migrations", "Public"):
        (home / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "data", home / "data")
    service = Service(program, tmp_path, "--home", home)
    loads = [Load(service.port, 2), Load(service.port, 1, "/v1/facts?limit=20"), Load(service.port, 1, "/v1/search?q=camera")]
    first = ask_json(service, "/v1/datasets")["items"][0]
    location, old_export = (lambda answer, body: (answer.headers["Content-Location"], body))(*ask(service, "/v1/export"))
    assert location == f"/v1/export?dataset={first['exact_id']}"
    # Clients that pin the old dataset before, during and after the change.
    pinned = Load(service.port, 1, f"{KEY}?dataset={first['id']}")
    wait_until(lambda: all(load.answers > 50 for load in [*loads, pinned]))

    path = next(
        path for path in sorted((home / "data" / "keys").glob("*.json"))
        if "NSCameraUsageDescription" in path.read_text()
    )
    rows = json.loads(path.read_text())
    row = next(row for row in rows if row["id"] == "NSCameraUsageDescription")
    row["sources"] = row["sources"] + ["An edit of the test"]
    path.write_text(json.dumps(rows, ensure_ascii=False, indent=2) + "\n")
    service.process.send_signal(signal.SIGHUP)
    wait_until(lambda: value(families(service)["permission_atlas_reloads"], outcome="ok") == 1, 180)

    items = ask_json(service, "/v1/datasets")["items"]
    new = items[0]
    assert [item["newest"] for item in items] == [True, False]
    assert new["id"] == f"{first['id']}-{new['sha256'][:8]}" and items[1]["sha256"] == first["sha256"]
    for name, is_edited in ((first["id"], False), (first["exact_id"], False), (new["id"], True)):
        answer, body = ask(service, f"{KEY}?dataset={name}")
        assert ("An edit of the test" in body.decode()) == is_edited
        assert answer.headers["Dataset-Version"] == (new["id"] if is_edited else first["id"])

    difference = ask_json(service, f"/v1/datasets/{first['id']}/diff/{new['id']}")
    assert difference["total"] == 1 and difference["added"] == difference["removed"] == []
    entry, = difference["changed"]
    assert (entry["kind"], entry["id"], entry["field"]) == ("keys", "NSCameraUsageDescription", "sources")
    assert entry["new"] == entry["old"] + ["An edit of the test"]
    feed = ask_json(service, f"/v1/changes?since={first['id']}")
    assert [(item["came_with"], item["id"]) for item in feed["items"]] == [(new["id"], "NSCameraUsageDescription")]

    answer, body = ask(service, location)
    assert body == old_export and "immutable" in answer.headers["Cache-Control"]
    answer, new_export = ask(service, "/v1/export")
    assert answer.headers["Content-Location"] != location and new_export != old_export
    packed = urllib.request.Request(
        service.url + f"/v1/export?dataset={new['id']}", headers={"Accept-Encoding": "gzip"}
    )
    with urllib.request.urlopen(packed, timeout=60) as answer:
        assert gzip.decompress(answer.read()) == new_export

    for load in [*loads, pinned]:
        load.stop()
        assert load.faults == [] and load.closed == 0
    # The pinned answer stayed what it was; the others changed once at most.
    assert len(pinned.datasets) == 1
    assert all(len(load.datasets) <= 2 for load in loads)
    assert service.stop() == 0

    def command(*words):
        done = subprocess.run(
            [program, "catalog", *words, "--database", tmp_path / "atlas.sqlite", "--home", home],
            capture_output=True, check=True, timeout=60,
        )
        return done.stdout

    assert hashlib.sha256(command("export", "--dataset", first["id"])).digest() == hashlib.sha256(old_export).digest()
    assert command("diff", first["id"], new["id"]).startswith(b"~ keys NSCameraUsageDescription sources: [")
