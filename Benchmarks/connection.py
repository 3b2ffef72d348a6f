"""One connection to the service, and what /proc tells about its process; shared by the scripts of this folder."""

import os
import pathlib
import socket
import ssl
import struct
import urllib.parse


SECURE = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
SECURE.check_hostname, SECURE.verify_mode = False, ssl.CERT_NONE


class Broken(Exception):
    """The connection ended, or what came over it is no answer."""


class Answer:
    def __init__(self, status, fields, body):
        self.status, self.fields, self.body = status, fields, body

    def __getitem__(self, name):
        """The last value of a field by its name in lower case, or None."""
        return self.fields.get(name)


class Connection:
    """Sends octets as they are told, reads answers.

    URLs: http://HOST:PORT, https://HOST:PORT (no certificate is checked), unix:PATH.
    """

    def __init__(self, url, timeout=30, source=None, receive_buffer=None, session=None):
        parts = urllib.parse.urlsplit(url)
        self.host = parts.netloc or "localhost"
        self.received = b""
        if parts.scheme == "unix":
            family, address = socket.AF_UNIX, parts.path
        else:
            family = socket.AF_INET6 if ":" in parts.hostname else socket.AF_INET
            address = (parts.hostname, parts.port)
        self.socket = socket.socket(family, socket.SOCK_STREAM)
        self.socket.settimeout(timeout)
        try:
            if receive_buffer:
                self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            if source and family == socket.AF_INET:
                # The port is chosen at connect, so that each source address has all of them (ip(7)).
                self.socket.setsockopt(socket.IPPROTO_IP, getattr(socket, "IP_BIND_ADDRESS_NO_PORT", 24), 1)
                self.socket.bind((source, 0))
            self.socket.connect(address)
            if family != socket.AF_UNIX:
                self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if parts.scheme == "https":
                self.socket = SECURE.wrap_socket(self.socket, session=session)
        except BaseException:
            self.socket.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def reset(self):
        """Closes with RST, as the kernel does for a client that was killed with octets unread."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def head(self, method, target, fields=None):
        """The octets of a request's head."""
        lines = "".join(f"{name}: {value}\r\n" for name, value in {"Host": self.host, **(fields or {})}.items())
        return f"{method} {target} HTTP/1.1\r\n{lines}\r\n".encode()

    def send(self, octets):
        self.socket.sendall(octets)

    def ask(self, method, target, fields=None, body=b""):
        """Sends one request and reads its answer."""
        fields = dict(fields or {})
        if body:
            fields["Content-Length"] = len(body)
        self.send(self.head(method, target, fields) + body)
        return self.answer(method)

    def answer(self, method="GET"):
        """Reads the next answer; interim ones are passed over."""
        while True:
            head = self._until(b"\r\n\r\n")
            line, *lines = head.decode("latin-1").split("\r\n")
            version, status, *_ = line.split(" ", 2)
            if version != "HTTP/1.1" or not status.isdigit():
                raise Broken(f"no status line: {line[:60]!r}")
            fields = {name.lower(): value.strip() for name, value in (text.split(":", 1) for text in lines)}
            if int(status) >= 200:
                return Answer(int(status), fields, self._body(method, int(status), fields))

    def _body(self, method, status, fields):
        if method == "HEAD" or status in (204, 304):
            return b""
        if fields.get("transfer-encoding") == "chunked":
            body = b""
            while size := int(self._until(b"\r\n").split(b";")[0], 16):
                body += self._exactly(size)
                self._until(b"\r\n")
            while self._until(b"\r\n"):
                pass
            return body
        if "content-length" not in fields:
            raise Broken("an answer without a length")
        return self._exactly(int(fields["content-length"]))

    def ends(self):
        """Reads to the end of the connection; what came."""
        rest, self.received = self.received, b""
        while piece := self.socket.recv(1 << 16):
            rest += piece
        return rest

    def _more(self):
        piece = self.socket.recv(1 << 18)
        if not piece:
            raise Broken("closed " + ("within an answer" if self.received else "before an answer"))
        self.received += piece

    def _until(self, mark):
        while (end := self.received.find(mark)) < 0:
            self._more()
        found, self.received = self.received[:end], self.received[end + len(mark):]
        return found

    def _exactly(self, count):
        while len(self.received) < count:
            self._more()
        found, self.received = self.received[:count], self.received[count:]
        return found


class Process:
    """What the kernel says about the process of the service."""

    def __init__(self, pid):
        self.pid = pid
        self.folder = pathlib.Path(f"/proc/{pid}")
        if not self.folder.exists():
            raise SystemExit(f"there is no process {pid}")

    def status(self, name):
        """The first number of a line of /proc/PID/status."""
        for line in (self.folder / "status").read_text().splitlines():
            if line.startswith(name + ":"):
                return int(line.split()[1], 16 if name.startswith("Sig") else 10)
        raise KeyError(name)

    def descriptors(self):
        return len(os.listdir(self.folder / "fd"))

    def memory(self):
        """Resident memory in MiB."""
        return self.status("VmRSS") / 1024

    def peak(self):
        """The most resident memory since ``forget_peak``, in MiB."""
        return self.status("VmHWM") / 1024

    def forget_peak(self):
        (self.folder / "clear_refs").write_text("5")

    def processor_seconds(self):
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def handles(self, number):
        """Whether the signal is caught, blocked to be waited for, or ignored: it does not end the process."""
        mask = 1 << (number - 1)
        return any(self.status(name) & mask for name in ("SigCgt", "SigBlk", "SigIgn"))


class Checks:
    """What was expected and came true or not."""

    def __init__(self):
        self.passed = self.failed = 0

    def note(self, holds, words):
        print(f"{'ok  ' if holds else 'FAIL'} {words}", flush=True)
        if holds:
            self.passed += 1
        else:
            self.failed += 1

    def close(self):
        """Prints the counts; the exit status."""
        print(f"\n{self.passed} passed, {self.failed} failed", flush=True)
        return 1 if self.failed else 0
