internal import Catalog

/// Which major versions of iOS and macOS there are.
///
/// Both went from one number to 26 in 2025, and are called after the year that follows since: what comes out in 2026 is 27.
/// Source: Apple, Newsroom, 9 June 2025.
struct KnownVersions: Sendable {
    /// The newest major version that the table knows, or that may be out on the day.
    let newest: Int

    /// - Parameters:
    ///   - catalog: The table.
    ///   - day: `2026-11-30`.
    init(_ catalog: CatalogSnapshot, on day: String) {
        let known = catalog.derivations.value("newest-ios") { catalog.matrix.rows.compactMap(\.ios?.major).max() ?? 0 }
        newest = max(known, (Int(day.prefix(4)) ?? 0) - 1_999)
    }

    /// Whether there is, or was, a version of iOS with this major number.
    func hasIOS(_ major: Int) -> Bool { has(major, from: 1, to: 18) }

    /// Whether there is, or was, a version of macOS with this major number; Mac OS X was 10.
    func hasMacOS(_ major: Int) -> Bool { has(major, from: 10, to: 15) }

    private func has(_ major: Int, from first: Int, to lastBeforeGap: Int) -> Bool {
        (first...lastBeforeGap).contains(major) || (26...max(26, newest)).contains(major)
    }
}
