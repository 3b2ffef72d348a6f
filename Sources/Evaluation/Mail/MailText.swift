internal import Documents

/// The text of a mail as it is read, from whatever form it was copied or saved in.
///
/// A source with a header (RFC 5322, MIME) is decoded part by part, files beside the text left out; a text without one is
/// taken for quoted-printable, Base64 or HTML where it looks like it.
package struct MailText {
    /// The text; lines end as they did.
    package let text: String

    /// Reads `bytes`; `nil` where they are no text in any character set that they could be in.
    ///
    /// - Parameters:
    ///   - bytes: The mail, or what was copied of it.
    ///   - charset: The character set that is said of it; `nil` = none.
    package init?(_ bytes: [UInt8], charset: String? = nil) {
        // The source of a mail says itself in which character set each of its parts is.
        if let part = MailPart(bytes) {
            self = MailText(read: part.text)
        } else if let text = Charset(charset).text(bytes) {
            self.init(text)
        } else {
            return nil
        }
    }

    private init(read text: String) { self.text = text }

    /// Reads `text`.
    package init(_ text: String) {
        let bytes = Array(text.utf8)
        if let part = MailPart(bytes) {
            self.text = part.text
        } else if QuotedPrintable.isLikely(bytes) {
            self.text = Self.plain(Charset(nil).text(QuotedPrintable.decode(bytes)) ?? text)
        } else if let decoded = Self.base64(bytes) {
            self.text = decoded
        } else {
            self.text = Self.plain(text)
        }
    }

    /// `text`, or what is seen of it where it is HTML.
    static func plain(_ text: String) -> String { HTMLText.isLikely(text) ? HTMLText.text(text) : text }

    /// What `bytes` stand for where all of them are Base64, on lines as mails have them.
    private static func base64(_ bytes: [UInt8]) -> String? {
        let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
        guard bytes.count >= 64, lines.allSatisfy({ $0.count <= 100 || lines.count == 1 }) else { return nil }
        let decoding = Base64Decoding(bytes)
        guard decoding.firstFault == nil, let text = Charset(nil).text(decoding.bytes),
            text.unicodeScalars.allSatisfy({ $0.value >= 0x20 || $0.properties.isWhitespace })
        else { return nil }
        return MailPart(decoding.bytes)?.text ?? plain(text)
    }
}
