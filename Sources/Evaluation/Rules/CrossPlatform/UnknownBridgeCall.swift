internal import Catalog

/// Reports a name within a framework's permissions that the framework does not have.
///
/// Only where the table has the whole list (`PERMISSIONS.IOS`), or one letter off (`Permission.photo`), or a name that is
/// known to be made up (`uni.getAlbum`).
struct UnknownBridgeCall: Rule {
    static let id = "XP-014"

    func findings(in context: EvaluationContext) -> [Finding] {
        var suggestions = context.submission.mostSuggestions
        return context.frameworkCalls.compactMap { unknown in
            guard let (name, near) = fault(unknown, context, &suggestions) else { return nil }
            return context.finding(
                Self.self,
                at: unknown.use.location,
                phrase: near.isEmpty ? "default" : "near",
                arguments: ["api": .text(name), "near": .list(near)],
                because: [unknown.use.cause]
            )
        }
    }

    private func fault(
        _ unknown: UnknownUse,
        _ context: EvaluationContext,
        _ suggestions: inout Int
    ) -> (String, [String])? {
        let names = context.catalog.bridgeNames
        for name in unknown.names where names.find(name) == nil {
            if name.hasPrefix("PERMISSIONS.IOS.") {
                let own = Self.head(name, 3)
                suggestions -= 1
                guard suggestions >= 0 else { return (own, []) }
                return (
                    own, [Spelling.nearest(own, in: names.all, within: max(3, own.utf8.count / 4))].compactMap { $0 }
                )
            }
            if context.framework == .flutter, name.hasPrefix("Permission.") {
                let own = Self.head(name, 2)
                suggestions -= 1
                if suggestions >= 0, let near = Spelling.nearest(own, in: names.all, within: 1) { return (own, [near]) }
            }
            if let (made, instead) = Self.madeUp.first(where: { name.hasPrefix($0.key) && Self.head(name, 2) == $0.key }
            ) {
                return (made, instead)
            }
        }
        return nil
    }

    /// Names that articles hand on, and what does what they promise.
    private static let madeUp = ["uni.getAlbum": ["uni.chooseImage"]]

    private static func head(_ name: String, _ parts: Int) -> String {
        name.split(separator: ".").prefix(parts).joined(separator: ".")
    }
}
