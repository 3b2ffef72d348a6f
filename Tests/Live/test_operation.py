"""The service as its operator, its load balancer and systemd meet it: metrics, drains, reloads, activation."""
import contextlib
import http.client
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request

import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families as open_metrics
from prometheus_client.parser import text_string_to_metric_families as prometheus

from conftest import ROOT, Service, log_of, wait_until

KEY = "/v1/keys/NSCameraUsageDescription"


def families(service, accept="text/plain", parse=prometheus):
    asked = urllib.request.Request(f"{service.url}/metrics", headers={"Accept": accept})
    with urllib.request.urlopen(asked, timeout=10) as answer:
        return {family.name: family for family in parse(answer.read().decode())}


def value(family, **labels):
    return sum(s.value for s in family.samples if not s.name.endswith("_bucket") and labels.items() <= s.labels.items())


class Load:
    """Keep-alive clients that ask until they are told to stop, and keep what went wrong."""

    def __init__(self, port, clients, target=KEY):
        self.port, self.target = port, target
        self.stopping = threading.Event()
        self.answers, self.closed, self.faults, self.datasets = 0, 0, [], set()
        self.lock = threading.Lock()
        self.threads = [threading.Thread(target=self.run, daemon=True) for _ in range(clients)]
        for thread in self.threads:
            thread.start()

    def run(self):
        connection = None
        try:
            while not self.stopping.is_set():
                if connection is None:
                    connection = socket.create_connection(("127.0.0.1", self.port), timeout=20)
                    buffer = b""
                connection.sendall(f"GET {self.target} HTTP/1.1\r\nHost: h\r\n\r\n".encode())
                while b"\r\n\r\n" not in buffer:
                    piece = connection.recv(65536)
                    if not piece:
                        break
                    buffer += piece
                if not buffer:
                    # Closed in order in front of any octet: a client may ask again elsewhere.
                    with self.lock:
                        self.closed += 1
                    connection.close()
                    connection = None
                    continue
                head, _, buffer = buffer.partition(b"\r\n\r\n")
                fields = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:])
                length = int(fields[b"Content-Length"])
                while len(buffer) < length:
                    piece = connection.recv(65536)
                    assert piece, "the connection ended inside an answer"
                    buffer += piece
                buffer = buffer[length:]
                assert head.startswith(b"HTTP/1.1 200 "), head
                with self.lock:
                    self.answers += 1
                    self.datasets.add(fields[b"ETag"])
                if fields.get(b"Connection") == b"close":
                    connection.close()
                    connection = None
        except ConnectionRefusedError:
            # The service listens no more: nothing was sent.
            pass
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is a lost request
            with self.lock:
                self.faults.append(repr(fault))
        finally:
            if connection:
                connection.close()

    def stop(self):
        self.stopping.set()
        for thread in self.threads:
            thread.join(timeout=30)
        assert not any(thread.is_alive() for thread in self.threads)


def test_metrics_parse_and_count(service):
    for target in (KEY, KEY, "/v1/keys/nobody", "/nowhere"):
        try:
            urllib.request.urlopen(service.url + target, timeout=10).read()
        except urllib.error.HTTPError as error:
            assert error.code == 404
    found = families(service)
    requests = found["permission_atlas_http_requests"]
    assert value(requests, route="/v1/keys/{key}", method="GET", status="200") >= 2
    assert value(requests, route="/v1/keys/{key}", status="404") >= 1
    assert value(requests, route="none", status="404") >= 1
    assert value(found["permission_atlas_dataset_info"]) == 1
    assert value(found["permission_atlas_build_info"]) == 1
    assert value(found["permission_atlas_connections_open"]) >= 1
    assert value(found["permission_atlas_sqlite_statement_duration_seconds"]) > 0
    assert value(found["process_resident_memory_bytes"]) > 1 << 20
    assert 0 < value(found["process_open_fds"]) < value(found["process_max_fds"])
    assert abs(value(found["process_start_time_seconds"]) - time.time()) < 3600
    for family in found.values():
        assert family.documentation and family.type in ("counter", "gauge", "histogram"), family.name
    for family in found.values():
        if family.type != "histogram":
            continue
        for count in (s for s in family.samples if s.name.endswith("_count")):
            buckets = [
                s.value for s in family.samples
                if s.name.endswith("_bucket") and count.labels.items() <= s.labels.items()
            ]
            assert buckets == sorted(buckets) and buckets[-1] == count.value
    opened = families(service, "application/openmetrics-text;version=1.0.0", open_metrics)
    assert set(opened) == set(found)


def test_readiness_falls_before_the_listener(program, tmp_path):
    service = Service(program, tmp_path, "--drain-delay", "5")
    assert urllib.request.urlopen(f"{service.url}/readyz", timeout=5).status == 200
    service.process.send_signal(signal.SIGTERM)

    def falls():
        try:
            urllib.request.urlopen(f"{service.url}/readyz", timeout=5).close()
        except urllib.error.HTTPError as error:
            assert error.code == 503 and error.headers["Retry-After"]
            assert error.headers["Content-Type"] == "application/problem+json"
            return True
        return False

    wait_until(falls, 4)
    assert urllib.request.urlopen(f"{service.url}/healthz", timeout=5).status == 200
    assert urllib.request.urlopen(service.url + KEY, timeout=5).status == 200
    assert service.process.wait(timeout=20) == 0


def test_a_second_signal_ends_at_once(program, tmp_path):
    service = Service(program, tmp_path, "--drain-delay", "60")
    service.process.send_signal(signal.SIGTERM)
    wait_until(lambda: any(line["event"] == "leaving" for line in log_of(tmp_path)))
    service.process.send_signal(signal.SIGINT)
    assert service.process.wait(timeout=5) == -signal.SIGINT


def test_term_under_load_loses_no_request(program, tmp_path):
    for _ in range(3):
        # The deadline is far: nothing of this load may wait for it.
        service = Service(program, tmp_path, "--no-access-log", "--drain-timeout", "100")
        lookups, searches = Load(service.port, 16), Load(service.port, 4, "/v1/search?q=camera&limit=5")
        wait_until(lambda: lookups.answers > 500 and searches.answers > 5)
        assert service.stop() == 0
        lookups.stop()
        searches.stop()
        assert lookups.faults == [] and searches.faults == []


def evaluate(port, document, answers):
    """Has a document judged over a connection of its own; status, and when the answer was complete, go to `answers`."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    with contextlib.closing(connection):
        connection.request("POST", "/v1/evaluations?path=Info.plist", document, {"Content-Type": "application/xml"})
        answer = connection.getresponse()
        body = json.loads(answer.read())
        answers.append((answer.status, time.monotonic(), body))


@pytest.mark.parametrize(("seconds", "statuses"), [("100", {200}), ("0.2", {200, 503})])
def test_term_with_busy_workers_answers_everyone(program, tmp_path, seconds, statuses):
    """Many large documents wait for one worker: a drain ends with the last of them, or at its deadline."""
    row = "<dict><key>A</key><integer>1</integer><key>B</key><string>a value</string></dict>\n"
    document = f'<plist version="1.0"><dict><key>Rows</key><array>{row * 12_000}</array></dict></plist>'.encode()
    service = Service(program, tmp_path, "--workers", "1", "--drain-timeout", seconds, "--no-access-log")
    answers = []
    clients = [threading.Thread(target=evaluate, args=(service.port, document, answers)) for _ in range(8)]
    for client in clients:
        client.start()
    wait_until(lambda: value(families(service)["permission_atlas_http_requests_in_flight"]) + len(answers) == len(clients))
    service.process.send_signal(signal.SIGTERM)
    assert service.process.wait(timeout=120) == 0
    ended = time.monotonic()
    for client in clients:
        client.join(timeout=120)
    assert len(answers) == len(clients)
    assert {status for status, _, _ in answers} <= statuses
    # Half a second for new connections, and as much for a busy machine as it may need.
    assert ended - max(moment for _, moment, _ in answers) < 5


def test_hangup_under_load_fails_no_request(program, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    for name in ("migrations", "Public"):
        (home / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "data", home / "data")
    configuration = tmp_path / "atlas.conf"
    configuration.write_text("# limits\nidle-timeout = 30\naccess-log = off\n")
    service = Service(program, tmp_path, "--home", home, "--config", configuration)
    load = Load(service.port, 16)
    wait_until(lambda: load.answers > 100)
    rows = next(
        path for path in sorted((home / "data").rglob("*.json")) if "NSCameraUsageDescription" in path.read_text()
        and path.parent.name == "keys"
    )
    before = set(load.datasets)
    for round in range(10):
        if round == 4:
            edited = json.loads(rows.read_text())
            row = next(row for row in edited if row["id"] == "NSCameraUsageDescription")
            row["sources"] = row["sources"] + ["An edit of the test"]
            rows.write_text(json.dumps(edited, ensure_ascii=False, indent=2) + "\n")
        if round == 6:
            configuration.write_text("idle-timeout = 20\naccess-log = off\nworkers = 3\n")
        if round == 7:
            configuration.write_text("idle-timeot = 20\n")
        done = value(families(service)["permission_atlas_reloads"])
        service.process.send_signal(signal.SIGHUP)
        wait_until(lambda: value(families(service)["permission_atlas_reloads"]) > done)
    load.stop()
    assert load.faults == [] and load.closed == 0 and load.answers > 1000
    assert "An edit of the test" in urllib.request.urlopen(service.url + KEY, timeout=5).read().decode()
    assert len(load.datasets - before) == 1
    log = log_of(tmp_path)
    assert [line["event"] for line in log].count("dataset-reloaded") == 1
    assert {"changed": "idle-timeout", "needs_restart": "workers"}.items() <= next(
        line for line in log if line["event"] == "configuration-reloaded" and line["needs_restart"]
    ).items()
    failed = [line for line in log if line["event"] == "reload-failed"]
    assert len(failed) == 3 and "did you mean idle-timeout" in failed[0]["detail"]
    assert f"{configuration}:1:" in failed[0]["detail"]
    assert value(families(service)["permission_atlas_reloads"], outcome="failed") == 3
    assert service.stop() == 0


def test_configuration_faults_are_all_named(program, tmp_path):
    file = tmp_path / "atlas.conf"
    file.write_bytes(b"\xef\xbb\xbfport = 0x50\nprot = 1\n\nidle-timeout\naccess-log = maybe\nloops = +0\nhost = a\0b\n")
    for options in ([], ["--check"]):
        done = subprocess.run(
            [program, "serve", "--config", file, *options], cwd=ROOT, capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 64 and done.stdout == ""
        for line in (
            "1: port must be a whole number from 0 to 65535, not \"0x50\"", "2: \"prot\" is not known; did you mean port?",
            "4: a line has the form name = value", "5: access-log must be one of on, off, not \"maybe\"",
            "6: loops must be a whole number from 1 to 256, not \"+0\"",
            "7: host has a character in it that cannot be seen: \"a\\u{0}b\"",
        ):
            assert f"{file}:{line}\n" in done.stderr, done.stderr
        assert len(done.stderr.splitlines()) == 6


def test_check_tells_whether_it_would_start(program, tmp_path):
    def check(*options):
        done = subprocess.run(
            [program, "serve", "--check", "--database", tmp_path / "a.sqlite", *options],
            cwd=ROOT, capture_output=True, text=True, timeout=120,
        )
        return done.returncode, done.stdout, done.stderr

    code, told, faults = check()
    assert (code, faults) == (0, "") and told.startswith("no faults; dataset ")
    code, told, faults = check("--tls-cert", "/a,/b", "--tls-key", "/c,/d", "--database", "/nowhere/a")
    assert code == 64 and told == "" and "--database is given twice" in faults
    code, told, faults = check("--tls-cert", "/a,/b", "--tls-key", "/c,/d")
    assert (code, told) == (65, "") and len(faults.splitlines()) == 2
    assert not (tmp_path / "a.sqlite").exists()


def test_a_reload_with_any_fault_changes_nothing(program, tmp_path):
    file = tmp_path / "atlas.conf"
    file.write_text("work-queue = 5\n")
    service = Service(program, tmp_path, "--config", file)
    for number, line in enumerate(("cors-origin = nobody", "tls-cert = /a.pem", "workers = 0"), 1):
        file.write_text(f"work-queue = 9\n{line}\n")
        service.process.send_signal(signal.SIGHUP)
        wait_until(lambda: value(families(service)["permission_atlas_reloads"], outcome="failed") == number)
        assert value(families(service)["permission_atlas_work_queue_capacity"]) == 5
    failed = [line for line in log_of(tmp_path) if line["event"] == "reload-failed"]
    assert [f"{file}:2: {name}" in line["detail"] for name, line in zip(("cors-origin", "tls-cert", "workers"), failed)] == [True] * 3
    assert service.stop() == 0


def receive(manager, seconds=20):
    manager.settimeout(seconds)
    return dict(line.split("=", 1) for line in manager.recv(4096).decode().splitlines())


def test_the_service_manager_is_told(program, tmp_path, monkeypatch):
    for name, address in (("path", str(tmp_path / "notify")), ("abstract", f"\0atlas-test-{os.getpid()}")):
        folder = tmp_path / name
        folder.mkdir()
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
            manager.bind(address)
            monkeypatch.setenv("NOTIFY_SOCKET", address.replace("\0", "@"))
            monkeypatch.setenv("WATCHDOG_USEC", "200000")
            service = Service(program, folder)

            def next_of(name):
                while name not in (message := receive(manager)):
                    assert message == {"WATCHDOG": "1"}, message
                return message

            assert next_of("READY")["STATUS"].startswith("Serving http://127.0.0.1:")
            next_of("WATCHDOG")
            service.process.send_signal(signal.SIGHUP)
            reloading = next_of("RELOADING")
            now = time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000
            assert 0 <= now - int(reloading["MONOTONIC_USEC"]) < 60_000_000
            next_of("READY")
            service.process.send_signal(signal.SIGTERM)
            next_of("STOPPING")
            assert service.process.wait(timeout=20) == 0


def test_sockets_are_passed_on(program, tmp_path):
    """A parent that listens first and then becomes the service, as systemd does; what it holds open survives."""
    tcp = socket.create_server(("127.0.0.1", 0))
    unix = socket.socket(socket.AF_UNIX)
    unix.bind(str(tmp_path / "s"))
    unix.listen()
    script = (
        "import fcntl, os, sys\n"
        "tcp, unix = int(sys.argv[1]), int(sys.argv[2])\n"
        "tcp, unix = (fcntl.fcntl(number, fcntl.F_DUPFD_CLOEXEC, 10) for number in (tcp, unix))\n"
        "os.dup2(tcp, 3); os.dup2(unix, 4)\n"
        "os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS='2', LISTEN_FDNAMES='http:local')\n"
        "os.execv(sys.argv[3], sys.argv[3:])\n"
    )
    port = tcp.getsockname()[1]
    for _ in range(2):
        # Connected before there is a service: answered all the same.
        early = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        early.connect()
        process = subprocess.Popen(
            ["python3", "-c", script, str(tcp.fileno()), str(unix.fileno()), program, "serve", "--database",
             tmp_path / "atlas.sqlite"],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=open(tmp_path / "log", "ab"), pass_fds=(tcp.fileno(), unix.fileno()),
        )
        try:
            lines = [process.stdout.readline().decode().strip() for _ in range(2)]
            assert lines == [f"listening on http://127.0.0.1:{port}", f"listening on unix:{tmp_path / 's'}"]
            early.request("GET", KEY)
            assert early.getresponse().status == 200
            early.close()
            with socket.socket(socket.AF_UNIX) as client:
                client.connect(str(tmp_path / "s"))
                client.sendall(b"GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
                assert client.recv(65536).startswith(b"HTTP/1.1 200")
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=20) == 0
        finally:
            if process.poll() is None:
                process.kill()
            process.stdout.close()
        assert pathlib.Path(tmp_path / "s").is_socket()
    tcp.close()
    unix.close()
