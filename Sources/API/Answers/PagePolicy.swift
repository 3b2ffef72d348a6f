internal import Digest
internal import Foundation
internal import HTTPModel

/// What a browser lets a document of ours do: nothing but what it needs.
enum PagePolicy {
    /// Adds the fields of a document whose scripts, pictures and requests stay with this service.
    ///
    /// - Parameters:
    ///   - headers: fields of the document's answer.
    ///   - style: the content of its one inline style sheet; `nil` where its styles are files of this service.
    static func append(to headers: inout Headers, style: String? = nil) {
        let styles = style.map { "'sha256-\(Data(SHA256.digest(Array($0.utf8))).base64EncodedString())'" } ?? "'self'"
        // Content Security Policy Level 3: whatever is not named is refused.
        headers.append(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src \(styles); img-src 'self'; connect-src 'self'; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        headers.append("Referrer-Policy", "no-referrer")
        headers.append("X-Frame-Options", "DENY")
        headers.append("Cross-Origin-Opener-Policy", "same-origin")
        headers.append("Cross-Origin-Resource-Policy", "same-origin")
        headers.append("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()")
    }
}
