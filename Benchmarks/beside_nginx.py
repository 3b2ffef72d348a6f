#!/usr/bin/env python3
"""Processor time a request, of the running service beside other servers, under wrk on the loopback address.

usage: beside_nginx.py URL PID [--rounds N] [--seconds S] [--limit RATIO] [--peers NAME,...]

URL names a lookup of the service, PID its process. The peers are started here and answer the same bytes: nginx-return
(from its configuration), nginx-file, nginx-tls, node, caddy, fastapi. All take turns, so that whatever else the machine
does hits each. Processor time a request (user and system, from /proc) is the steady figure; requests a second depend on
what wrk and the neighbours leave over.

Needs wrk, and for the peers nginx-light, openssl, nodejs, caddy (Debian), uvicorn, fastapi, uvloop, httptools (PyPI).
Exit status 1 when the service takes more than RATIO times the processor time of the first peer, as the median over the
rounds with 32 connections.
"""

import argparse
import os
import pathlib
import re
import shutil
import socket
import ssl
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

LOADS = {
    "32": ["-c32"],
    "256": ["-c256"],
    "32, 16 at once": ["-c32", "-s", "pipeline.lua"],
}
PIPELINE = """
init = function(args)
    local one = wrk.format()
    sixteen = string.rep(one, 16)
end
request = function() return sixteen end
"""
TICKS = os.sysconf("SC_CLK_TCK")


def processes(pid):
    """The process and its children."""
    found = [pid]
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += processes(int(child))
    return found


def processor_seconds(pid):
    total = 0
    for process in processes(pid):
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def nginx(name, body, path, port, directory):
    """nginx with a worker a core: answers from its configuration, from a file, or over TLS."""
    if name == "nginx-file":
        place = f"root {directory}/www;"
    else:
        escaped = body.decode().replace("\\", "\\\\").replace("'", "\\'").replace("$", "S")
        place = f"return 200 '{escaped}';"
    secure = ""
    if name == "nginx-tls":
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
             "-subj", "/CN=localhost", "-keyout", directory / "key.pem", "-out", directory / "cert.pem"],
            check=True, capture_output=True,
        )
        secure = f"ssl_certificate {directory}/cert.pem; ssl_certificate_key {directory}/key.pem;"
    configuration = f"""
        daemon off; worker_processes {os.cpu_count()}; pid {directory}/{name}.pid; error_log {directory}/{name}.error;
        events {{ worker_connections 4096; }}
        http {{
            access_log off; keepalive_requests 100000000; default_type application/json;
            sendfile on; tcp_nopush on; open_file_cache max=100;
            server {{
                listen 127.0.0.1:{port} {"ssl" if secure else ""} reuseport; {secure}
                location / {{ {place} }}
            }}
        }}"""
    (directory / f"{name}.conf").write_text(configuration)
    return [shutil.which("nginx") or "/usr/sbin/nginx", "-c", directory / f"{name}.conf"]


def node(name, body, path, port, directory):
    """The http module of Node.js, with a process a core."""
    (directory / "peer.js").write_text(f"""
        const cluster = require("cluster");
        const body = require("fs").readFileSync("{directory}/body");
        const fields = {{"Content-Type": "application/json", "Content-Length": body.length}};
        if (cluster.isPrimary) for (let i = 0; i < {os.cpu_count()}; i++) cluster.fork();
        else require("http").createServer((request, response) => response.writeHead(200, fields).end(body))
            .listen({port}, "127.0.0.1");
    """)
    return ["node", directory / "peer.js"]


def caddy(name, body, path, port, directory):
    """Caddy, which serves the bytes as a file."""
    (directory / "Caddyfile").write_text(
        f"{{\n\tadmin off\n\tauto_https off\n}}\n"
        f"http://127.0.0.1:{port} {{\n\troot * {directory}/www\n\tfile_server\n}}\n"
    )
    return ["caddy", "run", "--config", directory / "Caddyfile", "--adapter", "caddyfile"]


def fastapi(name, body, path, port, directory):
    """uvicorn with uvloop and httptools in front of FastAPI, a process a core."""
    (directory / "peer.py").write_text(
        f"import fastapi, json\n\napp = fastapi.FastAPI()\ncontent = json.load(open({str(directory / 'body')!r}))\n\n\n"
        f"@app.get({path!r})\nasync def lookup():\n    return content\n"
    )
    return [
        sys.executable, "-m", "uvicorn", "peer:app", "--app-dir", directory, "--port", str(port),
        "--workers", str(os.cpu_count()), "--no-access-log", "--log-level", "error",
    ]


PEERS = {
    "nginx-return": nginx, "nginx-file": nginx, "nginx-tls": nginx, "node": node, "caddy": caddy, "fastapi": fastapi,
}
UNVERIFIED = ssl._create_unverified_context()


def start(name, body, path, directory):
    """Starts a peer; returns its URL and process."""
    port = free_port()
    command = PEERS[name](name, body, path, port, directory)
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http{'s' if name == 'nginx-tls' else ''}://127.0.0.1:{port}{path}"
    for _ in range(200):
        try:
            with urllib.request.urlopen(url, context=UNVERIFIED) as answer:
                if len(answer.read()) < len(body) - 8:
                    sys.exit(f"{name} does not answer the same bytes")
            return url, process
        except OSError:
            time.sleep(0.05)
    process.terminate()
    sys.exit(f"{name} did not start")


def measure(url, pid, flags, seconds, directory):
    """Requests a second, and microseconds of processor time a request."""
    before = processor_seconds(pid)
    command = ["wrk", "-t1", f"-d{seconds}s", *flags, url]
    output = subprocess.run(command, capture_output=True, text=True, cwd=directory, check=True).stdout
    if "Non-2xx" in output or "Socket errors" in output:
        sys.exit(f"{url} failed under load:\n{output}")
    requests = int(re.search(r"(\d+) requests in", output).group(1))
    return requests / seconds, (processor_seconds(pid) - before) / max(requests, 1) * 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("pid", type=int)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--limit", type=float, default=1.3)
    parser.add_argument("--peers", default="nginx-return")
    arguments = parser.parse_args()
    names = arguments.peers.split(",")
    if unknown := set(names) - PEERS.keys():
        parser.error(f"no such peer: {', '.join(unknown)}; there are {', '.join(PEERS)}")
    with urllib.request.urlopen(arguments.url, context=UNVERIFIED) as answer:
        body = answer.read()
    path = "/" + arguments.url.split("/", 3)[3]
    running = []
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        directory.chmod(0o755)
        (directory / "pipeline.lua").write_text(PIPELINE)
        (directory / "body").write_bytes(body)
        file = directory / "www" / path.lstrip("/")
        file.parent.mkdir(parents=True)
        file.write_bytes(body)
        try:
            servers = {"service": (arguments.url, arguments.pid)}
            for peer in names:
                url, process = start(peer, body, path, directory)
                running.append(process)
                servers[peer] = url, process.pid
            results = {(server, load): [] for server in servers for load in LOADS}
            for turn in range(arguments.rounds):
                for load, flags in LOADS.items():
                    for server in list(servers) if turn % 2 == 0 else reversed(servers):
                        url, pid = servers[server]
                        result = measure(url, pid, flags, arguments.seconds, directory)
                        results[server, load].append(result)
        finally:
            for process in running:
                process.terminate()
            for process in running:
                process.wait()
    print(f"{len(body)} bytes, medians of {arguments.rounds} rounds of {arguments.seconds} s\n")
    print("| connections | server | requests/s | us a request |\n|---|---|---|---|")
    medians = {}
    for load in LOADS:
        for server in servers:
            rates, costs = zip(*results[server, load])
            medians[server, load] = statistics.median(costs)
            print(f"| {load} | {server} | {statistics.median(rates):,.0f} | {medians[server, load]:.2f} |")
    ratio = medians["service", "32"] / medians[names[0], "32"]
    print(f"\nprocessor time a request beside {names[0]}, 32 connections: {ratio:.2f}")
    sys.exit(ratio > arguments.limit)


if __name__ == "__main__":
    main()
