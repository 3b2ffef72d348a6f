internal import Catalog
internal import Documents

extension ResolvedUse {
    /// Whether the use is one of `symbol`, whatever its labels, or of a member of the type `symbol`.
    ///
    /// `symbol` is a Swift name without labels: `CLLocationManager.requestAlwaysAuthorization`, `CBCentralManager`.
    func isUse(of symbol: String) -> Bool {
        if owner?.id == symbol { return true }
        if let record, Self.names(record.id, symbol) || record.names.objc == symbol { return true }
        return Self.names(use.name, symbol)
    }

    /// Whether `name` is `symbol`, with labels or a member's name after it.
    private static func names(_ name: String, _ symbol: String) -> Bool {
        guard name.hasPrefix(symbol) else { return false }
        let rest = name.utf8.dropFirst(symbol.utf8.count)
        return rest.first.map { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ".") } ?? true
    }

    /// The use as the cause of a finding.
    var cause: Finding.Cause { .api(name: use.name, file: use.file, line: use.line) }

    /// The place of the use in its source file; of the submission as a whole where that was not told.
    var location: Finding.Location {
        Finding.Location(
            path: use.file,
            bundle: use.bundle,
            position: use.line.map { Position(offset: 0, line: $0, column: use.column) }
        )
    }
}

extension Finding.Location {
    /// The element `index` of the member `name` of the request itself.
    static func submitted(_ name: String, _ index: Int) -> Finding.Location {
        Finding.Location(path: nil, pointer: Pointer.root.appending(name).appending(index))
    }
}
