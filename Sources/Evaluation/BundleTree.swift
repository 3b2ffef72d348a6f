internal import Documents

/// The bundles of a submission, and which of them is the app.
package struct BundleTree: Sendable {
    /// The app that everything without a bundle belongs to: `Sample.app`; `nil` where none or several are named.
    package let app: String?
    /// What the submission calls each bundle, by its path as written; the first word counts.
    private let kinds: [String: String]
    /// The name of each bundle that the submission writes, by the path as written.
    private let homes: [String: String]

    package init(_ submission: Submission) {
        let declared = Set(submission.bundles.filter { $0.kind == "app" }.map { Self.home($0.path) })
        let named = Set(
            submission.bundles.map(\.path) + submission.documents.flatMap { [$0.bundle, $0.path].compactMap { $0 } }
                + submission.apis.compactMap(\.bundle)
        )
        let apps = declared.isEmpty ? Set(named.compactMap { BundlePath($0)?.app }) : declared
        app = Self.outermost(apps)
        let written = Set(
            submission.documents.compactMap(\.bundle) + submission.apis.compactMap(\.bundle)
        )
        homes = Dictionary(uniqueKeysWithValues: written.map { ($0, Self.home($0)) })
        kinds = Dictionary(
            submission.bundles.compactMap { bundle in bundle.kind.map { (bundle.path, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The one of `apps` that all others lie in; `nil` where there is none such.
    private static func outermost(_ apps: Set<String>) -> String? {
        // What lies in an app is longer than the app.
        guard let first = apps.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) else { return nil }
        return apps.allSatisfy { $0 == first || $0.hasPrefix(first + "/") } ? first : nil
    }

    /// What the submission calls the bundle at `path`, as the path is written there: `app-extension`.
    func kind(of path: String) -> String? { kinds[path] }

    /// One name for the bundle that a document or a use belongs to, wherever it was built; `nil` says "the app".
    package func home(_ bundle: String?) -> String? { bundle.map { homes[$0] ?? Self.home($0) } ?? app }

    package func isApp(_ bundle: String?) -> Bool { home(bundle) == app }

    private static func home(_ bundle: String) -> String { BundlePath(bundle)?.bundle ?? bundle }
}
