/// A media type (RFC 9110 §8.3.1): `text/html; charset=utf-8`.
package struct MediaType: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        /// In lower case.
        package let name: String
        /// As written, without quotes.
        package let value: String
    }

    /// In lower case; `*` in a range.
    package let type: String
    /// In lower case; `*` in a range.
    package let subtype: String
    package let parameters: [Parameter]

    package init(_ type: String, _ subtype: String, parameters: [Parameter] = []) {
        self.type = type
        self.subtype = subtype
        self.parameters = parameters
    }

    /// Reads a whole field value; `nil` where it is no media type.
    package init?(_ text: String) {
        var scanner = FieldScanner(text)
        scanner.skipWhitespace()
        guard let type = Self(from: &scanner) else { return nil }
        scanner.skipWhitespace()
        guard scanner.next == nil else { return nil }
        self = type
    }

    /// Reads a media type or range and its parameters, up to where they end.
    init?(from scanner: inout FieldScanner) {
        guard let type = scanner.token(), scanner.take(0x2F), let subtype = scanner.token() else { return nil }
        var parameters: [Parameter] = []
        while true {
            scanner.skipWhitespace()
            guard scanner.take(0x3B) else { break }
            scanner.skipWhitespace()
            guard let name = scanner.token() else { continue }
            guard scanner.take(0x3D), let value = scanner.next == 0x22 ? scanner.quotedString() : scanner.token() else {
                return nil
            }
            parameters.append(Parameter(name: name.lowercased(), value: value))
        }
        self.init(type.lowercased(), subtype.lowercased(), parameters: parameters)
    }

    /// The value of the first parameter called `name`, in lower case.
    package subscript(parameter name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// Type and subtype alone: `text/html`.
    package var essence: String { "\(type)/\(subtype)" }

    package static let json = MediaType("application", "json")
    package static let problemJSON = MediaType("application", "problem+json")
    package static let multipartForm = MediaType("multipart", "form-data")
    /// Lines of JSON; not registered, but what clients know them by.
    package static let zip = MediaType("application", "zip")
    package static let ndjson = MediaType("application", "x-ndjson")
    package static let plainText = MediaType("text", "plain")
    package static let markdown = MediaType("text", "markdown")
    package static let sarif = MediaType("application", "sarif+json")
    package static let xml = MediaType("application", "xml")
    package static let html = MediaType("text", "html")
}
