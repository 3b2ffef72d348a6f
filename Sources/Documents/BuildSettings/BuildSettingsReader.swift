/// Reads what the build settings of Xcode write into an Info.plist: `project.pbxproj`, `*.xcconfig`.
///
/// The tree is a dictionary, whatever else the file holds:
///
///     {"generates_info_plist": true, "names_info_plist": false, "has_other_settings": false, "is_for_ios": true,
///      "has_app": true, "info_plist_keys": ["NSCameraUsageDescription"], "info_plist_texts": {"NSCameraUsageDescription": "Scans codes."}}
///
/// - `generates_info_plist`: whether some target has `GENERATE_INFOPLIST_FILE = YES`.
/// - `names_info_plist`: whether some target has an `INFOPLIST_FILE`, from which Xcode starts then.
/// - `has_other_settings`: whether some configuration is based on an `*.xcconfig`, which may have more.
/// - `is_for_ios`: whether an `IPHONEOS_DEPLOYMENT_TARGET` is there.
/// - `has_app`: whether some target's product is an app.
/// - `info_plist_keys`: the names of the settings `INFOPLIST_KEY_...` that have a value, each once, in the order of the file.
/// - `info_plist_texts`: the first value of each that is a purpose string.
enum BuildSettingsReader {
    private static let prefix = Array("INFOPLIST_KEY_".utf8)
    private static let generation = Array("GENERATE_INFOPLIST_FILE".utf8)
    private static let file = Array("INFOPLIST_FILE".utf8)
    private static let base = Array("baseConfigurationReference".utf8)
    private static let target = Array("IPHONEOS_DEPLOYMENT_TARGET".utf8)
    private static let app = Array("com.apple.product-type.application".utf8)
    /// Apple has fewer keys of the kind.
    private static let mostKeys = 500

    static func read(_ bytes: [UInt8]) -> Reading {
        var log = FaultLog(limit: 1)
        guard var source = TextSource(decoding: bytes, reportingTo: &log) else {
            return Reading(root: nil, faults: log.inOrder)
        }
        let text = source.bytes
        var names: Set<String> = []
        var keys: [Node] = []
        var texts: [Node.Entry] = []
        var (isGenerated, isNamed, isBased, isForIOS, hasApp) = (false, false, false, false, false)
        var index = source.start
        while index < text.count {
            if let end = end(of: generation, in: text, at: index) {
                if value(in: text, from: end).elementsEqual("YES".utf8) { isGenerated = true }
                index = end
            } else if let end = end(of: file, in: text, at: index) {
                if !value(in: text, from: end).isEmpty { isNamed = true }
                index = end
            } else if let end = end(of: base, in: text, at: index) {
                isBased = true
                index = end
            } else if let end = end(of: target, in: text, at: index) {
                isForIOS = true
                index = end
            } else if let end = end(of: app, in: text, at: index) {
                // Watch apps and App Clips have more behind a point.
                if end == text.count || text[end] != UInt8(ascii: ".") { hasApp = true }
                index = end
            } else if let start = end(of: prefix, in: text, at: index) {
                let name = text[start...].prefix(while: isOfName)
                let key = String(decoding: name, as: UTF8.self)
                let value = value(in: text, from: name.endIndex)
                if !value.isEmpty, keys.count < mostKeys, names.insert(key).inserted {
                    let position = source.position(at: index)
                    keys.append(Node(.string(key), at: position))
                    if key.hasSuffix("UsageDescription") {
                        let text = Node(.string(unescaped(value)), at: position)
                        texts.append(Node.Entry(key: key, position: position, value: text))
                    }
                }
                index = name.endIndex
            } else {
                index += 1
            }
        }
        let top = Position(offset: 0, line: 1, column: 1)
        let flags = [
            ("generates_info_plist", isGenerated), ("names_info_plist", isNamed), ("has_other_settings", isBased),
            ("is_for_ios", isForIOS), ("has_app", hasApp),
        ].map { Node.Entry(key: $0, position: top, value: Node(.boolean($1), at: top)) }
        let lists = [
            Node.Entry(key: "info_plist_keys", position: top, value: Node(.array(keys), at: top)),
            Node.Entry(key: "info_plist_texts", position: top, value: Node(.dictionary(texts), at: top)),
        ]
        return Reading(root: Node(.dictionary(flags + lists), at: top), faults: log.inOrder)
    }

    /// A value as it is meant: `\"` and its like stand for what follows.
    private static func unescaped(_ value: ArraySlice<UInt8>) -> String {
        var octets: [UInt8] = []
        var isEscaped = false
        for octet in value {
            if !isEscaped, octet == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                octets.append(isEscaped && octet == UInt8(ascii: "n") ? UInt8(ascii: "\n") : octet)
                isEscaped = false
            }
        }
        return String(decoding: octets, as: UTF8.self)
    }

    /// Where `word` ends that begins at `index`, and is no end of a longer one.
    private static func end(of word: [UInt8], in text: [UInt8], at index: Int) -> Int? {
        guard text[index] == word[0], text.count - index >= word.count,
            index == 0 || !isOfName(text[index - 1]),
            text[index..<index + word.count].elementsEqual(word)
        else { return nil }
        return index + word.count
    }

    /// What is assigned on the line, without quotes: `YES` of `[sdk=iphoneos*]" = YES;`.
    private static func value(in text: [UInt8], from start: Int) -> ArraySlice<UInt8> {
        let line = text[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        // A condition in brackets has an equals sign of its own.
        let behind = line.firstIndex(of: UInt8(ascii: "]")).map { line[line.index(after: $0)...] } ?? line
        guard let equals = behind.firstIndex(of: UInt8(ascii: "=")) else { return [] }
        let edges: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""), UInt8(ascii: ";")]
        var value = behind[behind.index(after: equals)...].drop { edges.contains($0) }
        while let last = value.last, edges.contains(last) { value.removeLast() }
        return value
    }

    private static func isOfName(_ octet: UInt8) -> Bool {
        switch octet {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
    }
}
