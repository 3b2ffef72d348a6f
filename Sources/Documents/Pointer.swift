/// A JSON pointer (RFC 6901): `/NSPrivacyAccessedAPITypes/0`; the empty one is the whole document.
package struct Pointer: Hashable, Sendable, Codable, CustomStringConvertible {
    package let description: String

    package static let root = Pointer(description: "")

    private init(description: String) { self.description = description }

    /// This place's member `key` (RFC 6901 §3: `~` is written `~0`, `/` is written `~1`).
    package func appending(_ key: String) -> Pointer {
        guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
            return Pointer(description: "\(description)/\(key)")
        }
        // In octets: every package of a lock file has a path for its key.
        var bytes = Array("\(description)/".utf8)
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "~"): bytes.append(contentsOf: "~0".utf8)
            case UInt8(ascii: "/"): bytes.append(contentsOf: "~1".utf8)
            default: bytes.append(byte)
            }
        }
        return Pointer(description: String(decoding: bytes, as: UTF8.self))
    }

    /// Bytes of the pointer of a fault.
    private static let mostBytes = 4_096

    /// Goes on to this place's member `key`; `false` where that pointer would be longer than a fault's.
    ///
    /// A hundred faults that lie below keys of megabytes would else name each of them with all of these.
    mutating func descend(to key: String) -> Bool {
        guard description.utf8.count + key.utf8.count < Self.mostBytes else { return false }
        self = appending(key)
        return true
    }

    /// This place's element `index`, from 0.
    package func appending(_ index: Int) -> Pointer { Pointer(description: "\(description)/\(index)") }

    /// The place that `pointer`, which starts here, leads to.
    package func appending(_ pointer: Pointer) -> Pointer {
        Pointer(description: description + pointer.description)
    }

    /// Whether `other` is this place or lies in it.
    package func contains(_ other: Pointer) -> Bool {
        let rest = other.description.utf8.dropFirst(description.utf8.count)
        return other.description.utf8.starts(with: description.utf8)
            && (description.isEmpty || rest.isEmpty || rest.first == UInt8(ascii: "/"))
    }

    /// The keys and indices on the way from the root, unescaped.
    package var tokens: [String] {
        let tokens = description.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return tokens.dropFirst().map { token in
            token.contains(UInt8(ascii: "~")) ? Self.unescaped(token) : String(Substring(token))
        }
    }

    private static func unescaped(_ token: Substring.UTF8View) -> String {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in token {
            if isEscaped {
                isEscaped = false
                switch byte {
                case UInt8(ascii: "1"):
                    bytes.append(UInt8(ascii: "/"))
                    continue
                case UInt8(ascii: "0"):
                    bytes.append(UInt8(ascii: "~"))
                    continue
                default: bytes.append(UInt8(ascii: "~"))
                }
            }
            if byte == UInt8(ascii: "~") { isEscaped = true } else { bytes.append(byte) }
        }
        if isEscaped { bytes.append(UInt8(ascii: "~")) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The dictionary or array that holds this place; the root's is the root.
    package var parent: Pointer {
        guard let slash = description.lastIndex(of: "/") else { return .root }
        return Pointer(description: String(description[..<slash]))
    }
}
