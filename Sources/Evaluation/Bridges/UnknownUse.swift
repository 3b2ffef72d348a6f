/// A use in the app's own code whose name is no symbol of iOS.
struct UnknownUse: Sendable {
    let use: ResolvedUse
    /// The dotted names in what was written, in their order: `request`, `PERMISSIONS.IOS.CAMERA`.
    let names: [String]

    /// `nil` where the name is a symbol of iOS, or the code is not the app's own.
    init?(_ use: ResolvedUse) {
        guard use.record == nil, use.use.origin == .app else { return nil }
        self.use = use
        names = use.use.name.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "$") }
            .map { part in String(part.drop { $0 == "." }) }.filter { !$0.isEmpty }
    }

    /// Whether one of `calls` is used, or a member of what it answers.
    func isUse(of calls: String...) -> Bool {
        names.contains { written in calls.contains { written == $0 || written.hasPrefix("\($0).") } }
    }
}
