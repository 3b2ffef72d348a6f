#!/usr/bin/env python3
"""Processor time a request, of the running service beside nginx, under wrk on the loopback address.

usage: beside_nginx.py URL PID [--rounds N] [--seconds S] [--limit RATIO]

URL names a lookup of the service, PID its process. nginx is started here and answers the same bytes with `return 200`.
The two take turns, so that whatever else the machine does hits both. Processor time a request (user and system, from
/proc) is the steady figure; requests a second depend on what wrk and the neighbours leave over.

Needs wrk and nginx (Debian: wrk, nginx-light). Exit status 1 when the service takes more than RATIO times the processor
time of nginx, as the median over the rounds with 32 connections.
"""

import argparse
import os
import pathlib
import re
import shutil
import socket
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


def start_nginx(body, path, directory):
    """Starts nginx with as many workers as there are cores; returns its URL and process."""
    port = free_port()
    escaped = body.decode().replace("\\", "\\\\").replace("'", "\\'").replace("$", "S")
    configuration = f"""
        daemon off; worker_processes {os.cpu_count()}; pid {directory}/pid; error_log {directory}/error;
        events {{ worker_connections 4096; }}
        http {{
            access_log off; keepalive_requests 100000000; default_type application/json;
            server {{ listen 127.0.0.1:{port} reuseport; location / {{ return 200 '{escaped}'; }} }}
        }}"""
    (directory / "nginx.conf").write_text(configuration)
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    process = subprocess.Popen([program, "-c", directory / "nginx.conf"], stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}{path}"
    for _ in range(100):
        try:
            with urllib.request.urlopen(url) as answer:
                if answer.read() != body:
                    sys.exit("nginx does not answer the same bytes")
            return url, process
        except OSError:
            time.sleep(0.05)
    sys.exit("nginx did not start")


def measure(url, pid, flags, seconds, directory):
    """Requests a second, and microseconds of processor time a request."""
    before = processor_seconds(pid)
    command = ["wrk", "-t1", f"-d{seconds}s", *flags, url]
    output = subprocess.run(command, capture_output=True, text=True, cwd=directory, check=True).stdout
    if "Non-2xx" in output or "Socket errors" in output:
        sys.exit(f"{url} failed under load:\n{output}")
    requests = int(re.search(r"(\d+) requests in", output).group(1))
    return requests / seconds, (processor_seconds(pid) - before) / requests * 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("pid", type=int)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--limit", type=float, default=1.3)
    arguments = parser.parse_args()
    with urllib.request.urlopen(arguments.url) as answer:
        body = answer.read()
    path = "/" + arguments.url.split("/", 3)[3]
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        directory.chmod(0o755)
        (directory / "pipeline.lua").write_text(PIPELINE)
        nginx_url, nginx = start_nginx(body, path, directory)
        try:
            servers = {"service": (arguments.url, arguments.pid), "nginx": (nginx_url, nginx.pid)}
            results = {(server, load): [] for server in servers for load in LOADS}
            for turn in range(arguments.rounds):
                for load, flags in LOADS.items():
                    for server in sorted(servers, reverse=turn % 2 == 0):
                        url, pid = servers[server]
                        result = measure(url, pid, flags, arguments.seconds, directory)
                        results[server, load].append(result)
        finally:
            nginx.terminate()
            nginx.wait()
    print(f"{len(body)} bytes, medians of {arguments.rounds} rounds of {arguments.seconds} s\n")
    print("| connections | server | requests/s | us a request |\n|---|---|---|---|")
    medians = {}
    for load in LOADS:
        for server in servers:
            rates, costs = zip(*results[server, load])
            medians[server, load] = statistics.median(costs)
            print(f"| {load} | {server} | {statistics.median(rates):,.0f} | {medians[server, load]:.2f} |")
    ratio = medians["service", "32"] / medians["nginx", "32"]
    print(f"\nprocessor time a request beside nginx, 32 connections: {ratio:.2f}")
    sys.exit(ratio > arguments.limit)


if __name__ == "__main__":
    main()
