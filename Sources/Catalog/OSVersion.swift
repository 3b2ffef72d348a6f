/// An iOS or SDK version: `14.0`, `17.4.1`; `16` is `16.0`.
package struct OSVersion: Hashable, Comparable, Sendable {
    package var major: Int { Int(numbers.major) }
    package var minor: Int { Int(numbers.minor) }
    package var patch: Int { Int(numbers.patch) }

    /// Small, for each of 40,000 symbols has four versions.
    private struct Numbers: Hashable {
        let major: UInt16
        let minor: UInt16
        let patch: UInt16
    }
    private let numbers: Numbers

    /// iOS 18 was followed by iOS 26: what lies between was never released.
    static let majorBeforeGap = 18
    static let majorBehindGap = 26

    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        numbers = Numbers(
            major: UInt16(clamping: major),
            minor: UInt16(clamping: minor),
            patch: UInt16(clamping: patch)
        )
    }

    /// Reads one to three numbers of at most four digits, joined by dots.
    ///
    /// - Throws: ``OSVersionError`` for other text, and for the majors 19 to 25, which never existed: 18 is followed by 26.
    package init(_ text: String) throws(OSVersionError) {
        let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { throw .malformed(text) }
        var numbers: [Int] = []
        for part in parts {
            guard (1...4).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(String(decoding: part, as: UTF8.self))
            else { throw .malformed(text) }
            numbers.append(number)
        }
        let major = numbers[0]
        guard major <= Self.majorBeforeGap || major >= Self.majorBehindGap else { throw .neverReleased(text) }
        self.init(major, numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    }

    package static func < (left: OSVersion, right: OSVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

extension OSVersion: CustomStringConvertible {
    /// `14.0`, `17.4.1`: at least two numbers, a third one only where it is not 0.
    package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

extension OSVersion: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do { self = try OSVersion(text) } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
