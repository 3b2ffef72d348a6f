internal import Catalog
internal import Documents

extension DependencyFile {
    /// `Package.resolved` of version 1 (`object.pins`) and of 2 and 3 (`pins`).
    ///
    /// A package goes by its URL, without scheme and `.git`, as the table names it.
    static func packageResolved(_ root: Node) -> DependencyFile {
        var file = DependencyFile(.swiftpm)
        let object = root["object"]
        let place = (object == nil ? Pointer.root : Pointer.root.appending("object")).appending("pins")
        for (index, pin) in ((object ?? root)["pins"]?.elements ?? []).enumerated() {
            let url = pin["location"]?.string ?? pin["repositoryURL"]?.string
            // A package of a registry has no URL.
            let repository = url.flatMap { $0.isBlank ? nil : self.repository($0) }
            guard let name = repository ?? pin["identity"]?.string ?? pin["package"]?.string else {
                continue
            }
            let version = pin["state"]?["version"]?.string
            file.add(name, version.map { .exact($0) } ?? .unknown, at: place.appending(index), of: pin)
        }
        return file
    }

    /// `https://github.com/a/b.git` and `git@github.com:a/b` give `github.com/a/b`.
    static func repository(_ url: String) -> String {
        var text = url[...]
        if let scheme = text.firstRange(of: "://") { text = text[scheme.upperBound...] }
        if let user = text.firstIndex(of: "@"), text[..<user].allSatisfy({ $0 != "/" }) {
            text = text[text.index(after: user)...]
        }
        if text.hasSuffix(".git") { text = text.dropLast(4) }
        return String(text.replacing(":", with: "/"))
    }
}
