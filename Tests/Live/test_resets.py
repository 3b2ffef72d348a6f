"""Clients that reset their connections in the middle of everything: none leaves a descriptor behind."""
import os
import random
import socket
import struct
import threading
import time

REQUEST = b"GET /v1/apis/PHPhotoLibrary.isLimited HTTP/1.1\r\nHost: h\r\n\r\n"
BODY = b"POST /v1/evaluations HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"


def descriptors(service):
    return len(os.listdir(f"/proc/{service.process.pid}/fd"))


def reset(service, dice):
    with socket.create_connection(("127.0.0.1", service.port), timeout=5) as connection:
        match dice.randrange(6):
            case 0: pass
            case 1: connection.sendall(REQUEST[: dice.randrange(1, len(REQUEST))])
            case 2: connection.sendall(REQUEST)
            case 3: connection.sendall(REQUEST * 50)
            case 4: connection.sendall(BODY)
            case 5:
                connection.sendall(REQUEST)
                connection.shutdown(socket.SHUT_WR)
                connection.recv(64)
        # A close with no time to linger is a reset.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def test_resets_leave_no_descriptor(service):
    idle = descriptors(service)
    failures = []

    def work(seed):
        dice = random.Random(seed)
        try:
            for _ in range(500):
                reset(service, dice)
        except OSError as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work, args=[seed]) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    end = time.monotonic() + 5
    while descriptors(service) > idle and time.monotonic() < end:
        time.sleep(0.05)
    assert descriptors(service) <= idle
    with socket.create_connection(("127.0.0.1", service.port), timeout=5) as connection:
        connection.sendall(REQUEST)
        assert connection.recv(64).startswith(b"HTTP/1.1 200 ")
