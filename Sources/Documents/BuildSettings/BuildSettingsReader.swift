/// Reads what the build settings of Xcode write into an Info.plist: `project.pbxproj`, `*.xcconfig`.
///
/// The tree is a dictionary, whatever else the file holds:
///
///     {"generates_info_plist": true, "info_plist_keys": ["NSCameraUsageDescription"]}
///
/// - `generates_info_plist`: whether some target has `GENERATE_INFOPLIST_FILE = YES`.
/// - `info_plist_keys`: the names of the settings `INFOPLIST_KEY_...` that have a value, each once, in the order of the file.
enum BuildSettingsReader {
    private static let prefix = Array("INFOPLIST_KEY_".utf8)
    private static let generation = Array("GENERATE_INFOPLIST_FILE".utf8)
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
        var isGenerated = false
        var index = source.start
        while index < text.count {
            if let end = end(of: generation, in: text, at: index) {
                if value(in: text, from: end).elementsEqual("YES".utf8) { isGenerated = true }
                index = end
            } else if let start = end(of: prefix, in: text, at: index) {
                let name = text[start...].prefix(while: isOfName)
                let key = String(decoding: name, as: UTF8.self)
                if !value(in: text, from: name.endIndex).isEmpty, keys.count < mostKeys, names.insert(key).inserted {
                    keys.append(Node(.string(key), at: source.position(at: index)))
                }
                index = name.endIndex
            } else {
                index += 1
            }
        }
        let top = Position(offset: 0, line: 1, column: 1)
        let root = Node(
            .dictionary([
                Node.Entry(key: "generates_info_plist", position: top, value: Node(.boolean(isGenerated), at: top)),
                Node.Entry(key: "info_plist_keys", position: top, value: Node(.array(keys), at: top)),
            ]),
            at: top
        )
        return Reading(root: root, faults: log.inOrder)
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
