internal import Documents

/// The bundles of a submission, and which of them is the app.
package struct BundleTree: Sendable {
    /// The app that everything without a bundle belongs to: `Sample.app`; `nil` where none or several are named.
    package let app: String?

    package init(_ submission: Submission) {
        let declared = Set(submission.bundles.filter { $0.kind == "app" }.map { Self.home($0.path) })
        let named =
            submission.bundles.map(\.path) + submission.documents.flatMap { [$0.bundle, $0.path].compactMap { $0 } }
            + submission.apis.compactMap(\.bundle)
        let apps = declared.isEmpty ? Set(named.compactMap { BundlePath($0)?.app }) : declared
        let outermost = apps.filter { app in !apps.contains { app.hasPrefix($0 + "/") } }
        app = outermost.count == 1 ? outermost.first : nil
    }

    /// One name for the bundle that a document or a use belongs to, wherever it was built; `nil` says "the app".
    package func home(_ bundle: String?) -> String? { bundle.map(Self.home) ?? app }

    package func isApp(_ bundle: String?) -> Bool { home(bundle) == app }

    private static func home(_ bundle: String) -> String { BundlePath(bundle)?.bundle ?? bundle }
}
