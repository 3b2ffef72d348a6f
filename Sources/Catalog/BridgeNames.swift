/// The names under which code reaches the permissions of a framework: `PERMISSIONS.IOS.CAMERA`, `uni.getLocation`.
package struct BridgeNames: Sendable {
    /// Every name, sorted.
    package let all: [String]
    private let places: [String: [Int]]
    /// What the names begin with, up to the first dot: most names of a source begin with none of these.
    private let beginnings: Set<Substring>

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
        all = places.keys.sorted()
    }

    /// Whether a name may begin so: `PERMISSIONS` of `PERMISSIONS.IOS.CAMERA`.
    package func mayBegin(with word: Substring) -> Bool { beginnings.contains(word) }

    /// The places of the rows that share the longest beginning of `name`, and that beginning.
    ///
    /// `Permission.camera` stands for `Permission.camera.request`.
    package func find(_ name: String) -> (name: String, places: [Int])? {
        var rest = name[...]
        while !rest.isEmpty {
            if let found = places[String(rest)] { return (String(rest), found) }
            guard let dot = rest.lastIndex(of: ".") else { return nil }
            rest = rest[..<dot]
        }
        return nil
    }

    /// `uni.getAppAuthorizeSetting` of `uni.getAppAuthorizeSetting().locationAuthorized`.
    private static func head(_ call: String) -> String {
        call.first?.isLetter == true ? String(call.prefix { $0 != "(" && $0 != ":" }) : ""
    }
}
