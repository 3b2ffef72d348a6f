/// The names under which code reaches the permissions of a framework: `PERMISSIONS.IOS.CAMERA`, `uni.getLocation`.
package struct BridgeNames: Sendable {
    /// Every name, sorted.
    package let all: [String]
    private let places: [String: [Int]]
    /// What the names begin with, up to the first dot: most names of a source begin with none of these.
    private let beginnings: Set<Substring>
    /// The most parts between dots that a name has.
    private let mostParts: Int

    /// The names in `rows`: every constant, and what every call begins with.
    init(_ rows: [BridgeRecord]) {
        var places: [String: [Int]] = [:]
        for (place, row) in rows.enumerated() {
            let calls = [row.status, row.request, row.accuracy].compactMap { $0?.call }
                .filter { call in !row.constants.contains { call.contains($0) } }
            for name in Set(row.constants + calls.map(Self.head)) where !name.isEmpty {
                places[name, default: []].append(place)
            }
        }
        self.places = places
        beginnings = Set(places.keys.map { name in name.prefix { $0 != "." } })
        mostParts = places.keys.map { name in name.utf8.count { $0 == UInt8(ascii: ".") } + 1 }.max() ?? 0
        all = places.keys.sorted()
    }

    /// Whether a name may begin so: `PERMISSIONS` of `PERMISSIONS.IOS.CAMERA`.
    package func mayBegin(with word: Substring) -> Bool { beginnings.contains(word) }

    /// The places of the rows that share the longest beginning of `name`, and that beginning.
    ///
    /// `Permission.camera` stands for `Permission.camera.request`.
    package func find(_ name: String) -> (name: String, places: [Int])? {
        // Where each part of the name ends, as far as a name of the table reaches.
        var ends = Array(name.utf8.indices.lazy.filter { name.utf8[$0] == UInt8(ascii: ".") }.prefix(mostParts))
        guard mayBegin(with: name[..<(ends.first ?? name.endIndex)]) else { return nil }
        if ends.count < mostParts { ends.append(name.endIndex) }
        for end in ends.reversed() {
            // Every name of the table is in ASCII, and any other takes long to be looked up.
            let beginning = String(name[..<end])
            if beginning.utf8.allSatisfy({ $0 < 0x80 }), let found = places[beginning] { return (beginning, found) }
        }
        return nil
    }

    /// `uni.getAppAuthorizeSetting` of `uni.getAppAuthorizeSetting().locationAuthorized`.
    private static func head(_ call: String) -> String {
        call.first?.isLetter == true ? String(call.prefix { $0 != "(" && $0 != ":" }) : ""
    }
}
