"""TLS as clients meet it: versions, names, tickets, bodies, reasons for a refusal; and every raw HTTP case over it."""
import contextlib
import http.client
import json
import signal
import socket
import ssl
import subprocess

import pytest

from conftest import ROOT, Service, log_of, wait_until
from test_http_cases import CASES, LOOKUP, check

VERSIONS = [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3]


def make_certificate(folder, name, *names):
    """Makes a self-signed P-256 certificate; the paths of it and its key."""
    certificate, key = folder / f"{name}.pem", folder / f"{name}.key"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30",
         "-subj", f"/CN={name}", "-addext", "subjectAltName=" + ",".join(f"DNS:{one}" for one in names),
         "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )
    return certificate, key


def client_context(version=None, protocols=()):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    if version:
        context.minimum_version = context.maximum_version = version
    if protocols:
        context.set_alpn_protocols(list(protocols))
    return context


class SecureSocket:
    """TLS over a socket that can be half closed: `ssl.SSLSocket` forgets TLS where its sending side is shut."""

    def __init__(self, connection, context):
        self.connection = connection
        self.incoming, self.outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        self.tls = context.wrap_bio(self.incoming, self.outgoing, server_hostname="a.test")
        while not self.does(self.tls.do_handshake):
            self.fill()
        self.flush()

    def does(self, step, *arguments):
        """Whether the step was done; else more has to come."""
        try:
            step(*arguments)
            return True
        except ssl.SSLWantReadError:
            return False
        finally:
            self.flush()

    def flush(self):
        if self.outgoing.pending:
            self.connection.sendall(self.outgoing.read())

    def fill(self):
        piece = self.connection.recv(262_144)
        self.incoming.write(piece) if piece else self.incoming.write_eof()

    def fileno(self):
        return self.connection.fileno()

    def sendall(self, octets):
        self.tls.write(octets)
        self.flush()

    def recv(self, limit):
        """Everything that one read of the wire brings; a ticket alone raises BlockingIOError."""
        self.fill()
        pieces = []
        with contextlib.suppress(ssl.SSLWantReadError, ssl.SSLEOFError):
            while piece := self.tls.read(limit):
                pieces.append(piece)
            return b"".join(pieces)
        if not pieces and not self.incoming.eof:
            raise BlockingIOError
        return b"".join(pieces)

    def shutdown(self, how):
        # Without close_notify: `unwrap` would take what comes for the end. The unit tests have both.
        self.connection.shutdown(how)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()


def presented_by(connection):
    """The certificate that the service shows on a connection, as PEM."""
    return ssl.DER_cert_to_PEM_cert(connection.getpeercert(binary_form=True)).split()


class SecureService(Service):
    def __init__(self, program, folder, *options):
        self.files = [make_certificate(folder, "a.test", "a.test"), make_certificate(folder, "b.test", "b.test", "*.b.test")]
        certificates, keys = (",".join(map(str, paths)) for paths in zip(*self.files))
        super().__init__(program, folder, "--tls-cert", certificates, "--tls-key", keys, *options)

    def connect(self, timeout=5):
        return SecureSocket(super().connect(timeout), client_context())

    def handshake(self, context, name=None, session=None):
        return context.wrap_socket(Service.connect(self, 20), server_hostname=name, session=session)


@pytest.fixture(scope="module")
def secure(program, tmp_path_factory):
    running = SecureService(program, tmp_path_factory.mktemp("tls"))
    assert running.url.startswith("https://")
    yield running
    assert running.process.poll() is None, "the service died during the tests"
    assert running.stop() == 0


def ask(connection, method="GET", path=LOOKUP, body=None, fields=()):
    """Sends one request over a connection; status and body of its answer."""
    head = [f"{method} {path} HTTP/1.1", "Host: a.test", *fields]
    if body is not None:
        head.append(f"Content-Length: {len(body)}")
    connection.sendall("\r\n".join([*head, "", ""]).encode() + (body or b""))
    answer = http.client.HTTPResponse(connection, method=method)
    answer.begin()
    return answer.status, answer.read()


@pytest.fixture(scope="module")
def secure_validators(secure):
    with secure.handshake(client_context()) as connection:
        connection.sendall(f"HEAD {LOOKUP} HTTP/1.1\r\nHost: a.test\r\n\r\n".encode())
        answer = http.client.HTTPResponse(connection, method="HEAD")
        answer.begin()
    tag, date = answer.headers["ETag"], answer.headers["Last-Modified"]
    return {"@ETAG@": tag, "@ETAGCORE@": tag.removeprefix("W/"), **({"@LM@": date} if date else {})}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(secure, secure_validators, case):
    check(secure, secure_validators, case)


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_versions_and_tickets(secure, version):
    context = client_context(version, ["h2", "http/1.1"])
    with secure.handshake(context) as first:
        assert first.selected_alpn_protocol() == "http/1.1"
        assert ask(first)[0] == 200
        assert ask(first)[0] == 200
        session = first.session
    assert session.has_ticket
    # Connections are spread over the loops.
    for _ in range(8):
        with secure.handshake(context, session=session) as again:
            assert again.session_reused
            assert ask(again)[0] == 200


def test_old_versions_and_other_protocols_are_refused(secure):
    old = client_context()
    old.minimum_version = ssl.TLSVersion.TLSv1
    old.maximum_version = ssl.TLSVersion.TLSv1_1
    old.set_ciphers("ALL:@SECLEVEL=0")
    for context in (old, client_context(protocols=["h2"])):
        with pytest.raises(ssl.SSLError):
            secure.handshake(context)


@pytest.mark.parametrize(
    ("name", "place"), [(None, 0), ("a.test", 0), ("b.test", 1), ("x.b.test", 1), ("x.y.b.test", 0), ("c.test", 0)]
)
def test_names(secure, name, place):
    with secure.handshake(client_context(), name) as connection:
        presented = presented_by(connection)
    assert presented == secure.files[place][0].read_text().split()


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_large_bodies(secure, version):
    with secure.handshake(client_context(version)) as connection:
        status, body = ask(connection, path="/v1/apis?limit=500")
        assert status == 200 and len(body) > 100_000
        json.loads(body)
        manifest = (ROOT / "Tests/Live/Fixtures/PrivacyInfo.xcprivacy").read_text()
        submission = json.dumps({
            "documents": [{"path": "PrivacyInfo.xcprivacy", "text": manifest + "\n" * 900_000}],
        }).encode()
        status, body = ask(connection, "POST", "/v1/evaluations", submission, ["Content-Type: application/json"])
        assert status in (200, 422), body[:500]
        assert ask(connection)[0] == 200


def test_plain_http_is_told_to_speak_tls(secure):
    with Service.connect(secure) as connection:
        status, body = ask(connection)
        assert (status, json.loads(body)["status"]) == (400, 400)
        assert "https://" in json.loads(body)["detail"]
        assert connection.recv(1) == b""


def test_hangup_changes_certificates(program, tmp_path):
    configuration = tmp_path / "atlas.conf"

    def name(certificate, key):
        configuration.write_text(f"tls-cert = {certificate}\ntls-key = {key}\n")

    certificate, key = make_certificate(tmp_path, "a", "old.test")
    name(certificate, key)
    service = Service(program, tmp_path, "--config", configuration)
    context = client_context()

    def shown():
        with context.wrap_socket(service.connect(20)) as connection:
            assert ask(connection)[0] == 200
            return presented_by(connection)

    def reload(event):
        before = len(events(event))
        service.process.send_signal(signal.SIGHUP)
        wait_until(lambda: len(events(event)) > before)
        return events(event)[-1]

    def events(event):
        return [line for line in log_of(tmp_path) if line["event"] == event]

    with context.wrap_socket(service.connect(20)) as kept:
        assert ask(kept)[0] == 200
        make_certificate(tmp_path, "a", "new.test")
        assert reload("certificate")["names"] == "new.test"
        changed = certificate.read_text().split()
        wait_until(lambda: shown() == changed)
        assert ask(kept)[0] == 200

        certificate.write_text("-----BEGIN CERTIFICATE-----\nbroken\n-----END CERTIFICATE-----\n")
        failure = reload("reload-failed")
        assert failure["part"] == "certificates" and str(certificate) in failure["detail"]
        assert shown() == changed
        assert ask(kept)[0] == 200

        other, other_key = make_certificate(tmp_path, "b", "other.test")
        name(other, other_key)
        assert reload("certificate")["names"] == "other.test"
        wait_until(lambda: shown() == other.read_text().split())
        assert events("configuration-reloaded")[-1]["changed"] == "tls-cert tls-key"

        configuration.write_text("")
        assert reload("configuration-reloaded")["needs_restart"] == "tls-cert tls-key"
        assert shown() == other.read_text().split()
        assert ask(kept)[0] == 200
    assert service.stop() == 0


def test_expiry_is_told_and_strict_transport_asked_for(program, tmp_path):
    certificate, key = make_certificate(tmp_path, "a", "a.test", "b.test")
    local = tmp_path / "socket"
    options = ["--tls-cert", certificate, "--tls-key", key, "--hsts", "600", "--unix", local]
    service = Service(program, tmp_path, *options)
    with client_context().wrap_socket(service.connect(20)) as connection:
        connection.sendall(b"GET /metrics HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
    assert "\r\nStrict-Transport-Security: max-age=600\r\n" in answer
    line = next(line for line in answer.splitlines() if line.startswith("permission_atlas_tls_certificate_not_after_seconds{"))
    end = subprocess.run(["openssl", "x509", "-noout", "-enddate", "-in", certificate], capture_output=True, text=True, check=True)
    moment = ssl.cert_time_to_seconds(end.stdout.strip().removeprefix("notAfter="))
    assert line == f'permission_atlas_tls_certificate_not_after_seconds{{name="a.test"}} {moment}'
    with socket.socket(socket.AF_UNIX) as plain:
        plain.connect(str(local))
        plain.sendall(b"GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: plain.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 200") and b"Strict-Transport" not in answer
    assert service.stop() == 0


def test_faulty_files_end_the_start(program, tmp_path):
    certificate, key = make_certificate(tmp_path, "a", "a.test")
    _, other = make_certificate(tmp_path, "b", "b.test")
    cases = [
        ([certificate], [other], 69, str(other)),
        ([tmp_path / "none.pem"], [key], 69, "none.pem"),
        ([key], [key], 69, str(key)),
        ([certificate], [], 64, "--tls-key"),
        ([certificate, certificate], [key], 64, "--tls-key"),
    ]
    for certificates, keys, code, words in cases:
        options = [("--tls-cert", certificates), ("--tls-key", keys)]
        arguments = [text for name, paths in options if paths for text in (name, ",".join(map(str, paths)))]
        done = subprocess.run(
            [program, "serve", "--port", "0", "--database", tmp_path / "a.sqlite", *arguments],
            cwd=ROOT, capture_output=True, text=True, timeout=60,
        )
        assert done.returncode == code and words in done.stderr, done.stderr
