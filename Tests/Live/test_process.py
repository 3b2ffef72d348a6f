"""The process as an operator meets it: starts, restarts, refusals, exit codes."""
import json
import socket
import subprocess
import urllib.request

from conftest import ROOT, Service


def test_second_start_loads_nothing_again(program, tmp_path):
    def spent(**how):
        """Processor time of a start, which other work on the machine does not lengthen."""
        service = Service(program, tmp_path, **how)
        assert json.load(urllib.request.urlopen(f"{service.url}/readyz", timeout=20))
        with urllib.request.urlopen(f"{service.url}/metrics", timeout=20) as answer:
            lines = answer.read().decode().splitlines()
        assert service.stop() == 0
        return next(float(line.split()[1]) for line in lines if line.startswith("process_cpu_seconds_total "))

    assert spent(empty=True) > 2 * spent()


def test_port_in_use_is_refused(program, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = subprocess.run(
            [program, "serve", "--port", str(taken.getsockname()[1]), "--database", tmp_path / "a.sqlite"],
            cwd=ROOT, capture_output=True, text=True, timeout=60,
        )
    assert done.returncode == 69
    assert "in use" in done.stderr


def test_an_output_that_takes_nothing_is_unavailable(program, tmp_path):
    for arguments in (["lookup", "NSCameraUsageDescription"], ["catalog", "export"], ["--help"]):
        options = ["--database", tmp_path / "a.sqlite"] if arguments != ["--help"] else []
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [program, *arguments, *options], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
            )
        assert done.returncode == 69, arguments
        assert done.stderr == "permission-atlas: stdout cannot be written: No space left on device\n"


def test_usage_errors(program):
    for arguments in (["frobnicate"], ["serve", "--port", "x"], ["evaluate", "--frmat", "json", "."], ["lookup"]):
        done = subprocess.run([program, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert done.returncode == 64, arguments
        assert done.stderr.startswith("permission-atlas: ")


def test_evaluate_agrees_with_the_service(program, service, tmp_path):
    manifest = ROOT / "Tests/Live/Fixtures/PrivacyInfo.xcprivacy"
    plist = ROOT / "Tests/Live/Fixtures/Info.plist"
    done = subprocess.run(
        [program, "evaluate", plist, manifest, "--min-ios", "14.0", "--format", "json", "--database", tmp_path / "a.sqlite"],
        cwd=ROOT, capture_output=True, text=True, timeout=60,
    )
    assert done.returncode == 1, done.stderr
    boundary = "between-the-parts"
    parts = [
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{path}"\r\n\r\n{path.read_text()}\r\n'
        for path in (plist, manifest)
    ]
    parts.append(f'--{boundary}\r\nContent-Disposition: form-data; name="min_ios"\r\n\r\n14.0\r\n--{boundary}--\r\n')
    asked = urllib.request.Request(
        f"{service.url}/v1/evaluations", "".join(parts).encode(),
        {"Content-Type": f"multipart/form-data; boundary={boundary}"},
    )
    answer = json.load(urllib.request.urlopen(asked, timeout=20))
    assert answer["verdict"] == "fail"
    assert json.loads(done.stdout)["findings"] == answer["findings"]


def test_lookup(program, tmp_path):
    def lookup(*arguments):
        return subprocess.run(
            [program, "lookup", *arguments, "--database", tmp_path / "a.sqlite"],
            cwd=ROOT, capture_output=True, text=True, timeout=60,
        )
    found = lookup("CLLocationManager.authorizationStatus()", "--ios", "16.0")
    assert found.returncode == 0
    assert json.loads(found.stdout)["at"]["verdict"] == "deprecated"
    unknown = lookup("requestAccuracyAuthorisation")
    assert unknown.returncode == 1
    assert "requestTemporaryFullAccuracyAuthorization" in unknown.stderr
