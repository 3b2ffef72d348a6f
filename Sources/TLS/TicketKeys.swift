internal import COpenSSL
internal import Glibc
internal import Synchronization

/// The ring of ticket keys that all contexts share, and with them all loops.
///
/// It lives in memory alone: after a restart every client shakes hands in full.
final class TicketKeys: Sendable {
    private let ring = Mutex(TicketKeyRing())

    /// Has OpenSSL ask for keys here; `context` must not outlive these keys.
    func install(in context: OpaquePointer) {
        SSL_CTX_set_ex_data(context, 0, Unmanaged.passUnretained(self).toOpaque())
        copenssl_set_ticket_key_callback(context) { ssl, name, iv, cipher, mac, isSealing in
            guard let keys = SSL_CTX_get_ex_data(SSL_get_SSL_CTX(ssl), 0), let name, let iv else { return -1 }
            return Unmanaged<TicketKeys>.fromOpaque(keys).takeUnretainedValue()
                .prepare(name, iv, cipher, mac, isSealing: isSealing == 1)
        }
    }

    /// Sets up cipher and MAC for one ticket, as SSL_CTX_set_tlsext_ticket_key_evp_cb(3) asks.
    ///
    /// - Returns: 1 when that is done; 0 when there is no key, and hands are shaken in full; -1 when OpenSSL fails.
    private func prepare(
        _ name: UnsafeMutablePointer<UInt8>,
        _ iv: UnsafeMutablePointer<UInt8>,
        _ cipher: OpaquePointer?,
        _ mac: OpaquePointer?,
        isSealing: Bool
    ) -> Int32 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let second = Int(now.tv_sec)
        let octets = UnsafeMutableBufferPointer(start: name, count: TicketKey.nameSize)
        let key = ring.withLock { isSealing ? $0.sealing(now: second) : $0.opening(octets, now: second) }
        guard let key else { return 0 }
        guard copenssl_set_hmac_sha256(mac, key.mac, key.mac.count) == 1 else { return -1 }
        if isSealing {
            _ = octets.update(fromContentsOf: key.name)
            guard RAND_bytes(iv, 16) == 1 else { return -1 }
            return EVP_EncryptInit_ex(cipher, EVP_aes_256_cbc(), nil, key.cipher, iv) == 1 ? 1 : -1
        }
        return EVP_DecryptInit_ex(cipher, EVP_aes_256_cbc(), nil, key.cipher, iv) == 1 ? 1 : -1
    }
}
