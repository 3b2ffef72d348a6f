/// A host as `NSPrivacyTrackingDomains` wants it: labels joined by dots, at least two, nothing around them.
///
/// Source: TN3181, Configure a tracking domain; the form of a label is that of RFC 1123 §2.1, beyond ASCII left open.
enum HostName {
    static func isValid(_ text: String) -> Bool {
        guard text.utf8.count <= 253 else { return false }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy(isLabel) else { return false }
        // An address is no domain: the last label of a domain holds a letter.
        return labels.last?.contains { !$0.isNumber } ?? false
    }

    /// The host inside a URL or a longer text: `https://track.example.com/v2?id=1` gives `track.example.com`.
    static func found(in text: String) -> String? {
        guard text.utf8.count <= longest else { return nil }
        var rest = text.trimmed[...]
        if let scheme = String(rest).place(of: "://") { rest = Substring(rest.utf8.dropFirst(scheme + 3)) }
        rest = rest.prefix { !"/?#\\".contains($0) }
        if let at = rest.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
        rest = rest.prefix { $0 != ":" }
        if rest.hasPrefix("*.") { rest = rest.dropFirst(2) }
        while rest.hasSuffix(".") { rest = rest.dropLast() }
        return isValid(String(rest)) ? String(rest) : nil
    }

    /// Bytes of a URL in which a host is looked for.
    private static let longest = 2_000

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.utf8.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.unicodeScalars.allSatisfy { $0.isLetterOrDigit || $0.combines || $0 == "-" || $0 == "_" }
    }
}
