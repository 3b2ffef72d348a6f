/// A use in the app's own code whose name is no symbol of iOS.
struct UnknownUse: Sendable {
    let use: ResolvedUse
    /// The dotted names in what was written, in their order: `request`, `PERMISSIONS.IOS.CAMERA`.
    let names: [String]

    /// An expression of more names is judged by the first ones.
    private static let mostNames = 20

    /// `nil` where the name is a symbol of iOS, or the code is not the app's own.
    init?(_ use: ResolvedUse) {
        guard use.record == nil, use.use.origin == .app else { return nil }
        self.use = use
        names = use.use.name.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "$") }
            .lazy.map { part in String(part.drop { $0 == "." }) }.filter { !$0.isEmpty }.prefix(Self.mostNames).map {
                $0
            }
    }

    /// A use in a source, which is known to be of one name.
    init(of use: ResolvedUse, named name: String) {
        self.use = use
        names = [name]
    }

    /// Whether one of `calls` is used, or a member of what it answers.
    func isUse(of calls: String...) -> Bool {
        names.contains { written in
            calls.contains { call in
                written.utf8.starts(with: call.utf8)
                    && written.utf8.dropFirst(call.utf8.count).first.map { $0 == UInt8(ascii: ".") } ?? true
            }
        }
    }
}
