import COpenSSL
import Glibc
import TLS

/// A self-signed certificate and its key, made for one test, in a folder that goes with it.
final class TestCertificate {
    enum Key { case p256, rsa(bits: UInt32) }
    struct Failure: Error { let what: String }

    let folder: String
    var files: CertificateFiles { CertificateFiles(certificate: "\(folder)/c.pem", key: "\(folder)/c.key") }

    /// - Parameters:
    ///   - names: DNS names; the first is the common name as well.
    ///   - key: what kind of key.
    ///   - days: from when to when it is valid, in days from now.
    ///   - passphrase: locks the key.
    /// - Throws: when the files cannot be made.
    init(_ names: [String], key: Key = .p256, days: ClosedRange<Int> = -1...30, passphrase: String? = nil) throws {
        var template = Array("/tmp/atlas-tls-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Failure(what: "mkdtemp") }
        folder = String(cString: made)
        try write(names, key: key, days: days, passphrase: passphrase)
    }

    deinit {
        unlink(files.certificate)
        unlink(files.key)
        rmdir(folder)
    }

    /// Makes a new certificate in the place of the old one.
    func write(_ names: [String], key: Key = .p256, days: ClosedRange<Int> = -1...30, passphrase: String? = nil) throws
    {
        guard let pair = Self.makeKey(key), let certificate = X509_new() else { throw Failure(what: "key") }
        defer {
            EVP_PKEY_free(pair)
            X509_free(certificate)
        }
        X509_set_version(certificate, 2)
        ASN1_INTEGER_set(X509_get_serialNumber(certificate), Int.random(in: 1...1_000_000_000))
        X509_gmtime_adj(X509_getm_notBefore(certificate), days.lowerBound * 86_400)
        X509_gmtime_adj(X509_getm_notAfter(certificate), days.upperBound * 86_400)
        X509_set_pubkey(certificate, pair)
        let subject = X509_get_subject_name(certificate)
        let common = Array((names.first ?? "nameless").utf8)
        X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8, common, Int32(common.count), -1, 0)
        X509_set_issuer_name(certificate, subject)
        if !names.isEmpty {
            let text = names.map { "DNS:\($0)" }.joined(separator: ",")
            let names = X509V3_EXT_conf_nid(nil, nil, NID_subject_alt_name, text)
            X509_add_ext(certificate, names, -1)
            X509_EXTENSION_free(names)
        }
        guard X509_sign(certificate, pair, EVP_sha256()) > 0 else { throw Failure(what: "X509_sign") }
        try Self.write(files.certificate) { PEM_write_bio_X509($0, certificate) }
        try Self.write(files.key) { file in
            guard let passphrase else { return PEM_write_bio_PrivateKey(file, pair, nil, nil, 0, nil, nil) }
            let octets = Array(passphrase.utf8)
            return PEM_write_bio_PrivateKey(file, pair, EVP_aes_256_cbc(), octets, Int32(octets.count), nil, nil)
        }
    }

    private static func makeKey(_ key: Key) -> OpaquePointer? {
        let isRSA = if case .rsa = key { true } else { false }
        guard let context = EVP_PKEY_CTX_new_from_name(nil, isRSA ? "RSA" : "EC", nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        guard EVP_PKEY_keygen_init(context) == 1 else { return nil }
        switch key {
        case .p256: EVP_PKEY_CTX_set_group_name(context, "P-256")
        case .rsa(let bits): EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(bits))
        }
        var pair: OpaquePointer?
        return EVP_PKEY_generate(context, &pair) == 1 ? pair : nil
    }

    private static func write(_ path: String, _ body: (OpaquePointer?) -> Int32) throws {
        guard let file = BIO_new_file(path, "w") else { throw Failure(what: path) }
        defer { BIO_free(file) }
        guard body(file) == 1 else { throw Failure(what: path) }
    }
}
