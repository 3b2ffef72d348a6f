internal import COpenSSL
internal import Glibc

/// What the service has to know about a certificate.
struct Certificate: Sendable, Equatable {
    /// Where a moment lies in relation to the time of validity.
    enum Validity: Sendable { case notYet, valid, expired }

    let path: String
    /// The DNS names of the subject, in lower case (RFC 5280 §4.2.1.6); the common name does not count (RFC 9525 §2).
    let names: [String]
    /// The last day of validity, UTC: `2027-11-30`.
    let lastDay: String
    /// The last second of validity, since 1970.
    let notAfter: Int
    /// As of now, when the certificate was read.
    let validity: Validity

    init(_ certificate: OpaquePointer, path: String) {
        self.path = path
        names = Self.names(certificate)
        var end = tm()
        ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end)
        lastDay = [Int(end.tm_year) + 1_900, Int(end.tm_mon) + 1, Int(end.tm_mday)]
            .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
        notAfter = timegm(&end)
        validity =
            if X509_cmp_current_time(X509_get0_notAfter(certificate)) < 0 {
                .expired
            } else if X509_cmp_current_time(X509_get0_notBefore(certificate)) > 0 {
                .notYet
            } else {
                .valid
            }
    }

    private static func names(_ certificate: OpaquePointer) -> [String] {
        guard let extensionValue = X509_get_ext_d2i(certificate, NID_subject_alt_name, nil, nil) else { return [] }
        let list = OpaquePointer(extensionValue)
        defer { GENERAL_NAMES_free(list) }
        return (0..<max(0, OPENSSL_sk_num(list))).compactMap { index in
            let entry = OPENSSL_sk_value(list, index)?.assumingMemoryBound(to: GENERAL_NAME.self)
            var type: Int32 = 0
            guard let value = GENERAL_NAME_get0_value(entry, &type), type == GEN_DNS else { return nil }
            let text = value.assumingMemoryBound(to: ASN1_STRING.self)
            let octets = UnsafeBufferPointer(
                start: ASN1_STRING_get0_data(text),
                count: Int(max(0, ASN1_STRING_length(text)))
            )
            return String(decoding: octets, as: UTF8.self).lowercased()
        }
    }
}
