internal import Glibc

/// Tells systemd how the service fares (sd_notify(3)), where it was started with `Type=notify` or `notify-reload`.
struct ServiceManager: Sendable {
    /// A path, or an abstract name behind `@`; `nil` where nobody listens.
    private let socketName: String?
    /// How often the manager wants to hear that the service is alive, in microseconds; `nil` where it does not.
    let watchdog: Int?

    init(_ environment: [String: String], process: Int32 = getpid()) {
        socketName = environment["NOTIFY_SOCKET"].flatMap { $0.hasPrefix("/") || $0.hasPrefix("@") ? $0 : nil }
        let isForUs = environment["WATCHDOG_PID"].map { $0 == "\(process)" } ?? true
        watchdog = isForUs ? environment["WATCHDOG_USEC"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } : nil
    }

    /// The service serves; `status` is shown by `systemctl status`.
    func ready(_ status: String) { send("READY=1\nSTATUS=\(status)") }

    /// A reload begins; ``ready(_:)`` ends it.
    func reloading() {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let microseconds = Int(now.tv_sec) * 1_000_000 + Int(now.tv_nsec) / 1_000
        send("RELOADING=1\nMONOTONIC_USEC=\(microseconds)\nSTATUS=Reloading")
    }

    func stopping() { send("STOPPING=1\nSTATUS=Draining") }

    /// The service is alive.
    func alive() { send("WATCHDOG=1") }

    /// Sends one datagram; one that is not taken is lost, for the service must not wait for its manager.
    private func send(_ message: String) {
        guard let socketName else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var name = Array(socketName.utf8)
        let isAbstract = name.first == 0x40
        if isAbstract { name[0] = 0 }
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            guard name.count < bytes.count else { return false }
            bytes.copyBytes(from: name)
            return true
        }
        guard fits, let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) else { return }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // An abstract name has no end mark: its length is that of the address.
        let length = socklen_t(start + name.count + (isAbstract ? 0 : 1))
        let octets = Array(message.utf8)
        _ = withUnsafeBytes(of: &address) { bytes in
            sendto(
                descriptor,
                octets,
                octets.count,
                Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT),
                bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
                length
            )
        }
    }
}
