internal import Catalog

/// A use of a framework's call or constant for a permission, and the rows of the table that it leads to.
struct BridgeUse: Sendable {
    /// What of the written name the table knows: `Permission.camera` of `Permission.camera.request()`.
    let name: String
    let rows: [BridgeRecord]
    let bundle: String?
    let location: Finding.Location
    let cause: Finding.Cause
    /// The use as submitted; `nil` where it was read from a source.
    let submitted: ResolvedUse?

    /// `nil` where the name leads to no row of a framework that the submission may be built with.
    init?(_ unknown: UnknownUse, framework: AppFramework?, in catalog: CatalogSnapshot) {
        for name in unknown.names {
            guard let found = catalog.bridgeNames.find(name) else { continue }
            let rows = found.places.map { catalog.bridges.rows[$0] }.filter { row in
                framework == nil || framework == row.framework || framework == .expo && row.framework == .reactNative
            }
            // A single word may be anybody's name, unless the framework was told.
            guard !rows.isEmpty, framework != nil || found.name.contains(".") else { continue }
            self.name = found.name
            self.rows = rows
            bundle = unknown.use.use.bundle
            location = unknown.use.location
            cause = unknown.use.cause
            submitted = unknown.use
            return
        }
        return nil
    }

    init(_ use: SourceBridgeUse) {
        name = use.name
        rows = [use.row]
        bundle = nil
        location = Finding.Location(path: use.file, position: use.position)
        cause = use.cause
        submitted = nil
    }
}
