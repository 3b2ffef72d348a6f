internal import Catalog
internal import Reports

/// A package as people name it: `npm/expo-camera`, a package URL, the page of a registry, the address of a repository, a
/// pod with its subspec.
struct PackageReference {
    /// What to look for, the likeliest first.
    let names: [String]
    /// The part of a pod that was named, `Analytics` of `Firebase/Analytics`.
    let subspec: String?

    /// Pages of registries, with the ecosystem whose package they name.
    private static let pages = [
        ("npmjs.com/package/", "npm"), ("pub.dev/packages/", "pub"), ("cocoapods.org/pods/", "cocoapods"),
    ]

    /// Reads a name as it stands in a path, the ecosystem before it or not.
    init(_ name: String) {
        let ecosystems = PackageRecord.Ecosystem.allCases.map(\.rawValue) + ["swift"]
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        let ecosystem = parts.count == 2 && ecosystems.contains(parts[0]) ? parts[0] : nil
        let rest = ecosystem == nil ? name : parts[1]
        guard let address = Self.address(rest, isNamed: ecosystem?.hasPrefix("swift") == true) else {
            let pod = rest.split(separator: "/", maxSplits: 1).map(String.init)
            if ecosystem == "cocoapods" || ecosystem == nil, pod.count == 2, !rest.hasPrefix("@"),
                !rest.hasPrefix("pkg:")
            {
                names = [name, "cocoapods/\(pod[0])", "pkg:cocoapods/\(pod[0])"]
                subspec = pod[1]
            } else {
                (names, subspec) = ([name], nil)
            }
            return
        }
        subspec = nil
        for (page, ecosystem) in Self.pages where address.hasPrefix(page) {
            let package = "\(ecosystem)/\(address.dropFirst(page.count))"
            names = [name, package, "pkg:\(package)"]
            return
        }
        names = [name, "swiftpm/\(address)", "pkg:swift/\(address)"]
    }

    /// `github.com/firebase/firebase-ios-sdk` of the address of a repository or page in any form; `nil` where it is none.
    private static func address(_ text: String, isNamed: Bool) -> String? {
        var rest = Substring(text)
        let schemes = ["git+https://", "https://", "http://", "git://", "ssh://git@", "git+ssh://git@", "git@"]
        let scheme = schemes.first { rest.hasPrefix($0) }
        rest = rest.dropFirst(scheme?.count ?? 0)
        if scheme == "git@", let colon = rest.firstIndex(of: ":") {
            rest = "\(rest[..<colon])/\(rest[rest.index(after: colon)...])"[...]
        }
        guard let slash = rest.firstIndex(of: "/"), scheme != nil || isNamed && rest[..<slash].contains(".") else {
            return nil
        }
        rest = rest.prefix { $0 != "?" && $0 != "#" }
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        if rest.hasSuffix(".git") { rest = rest.dropLast(4) }
        let host = rest.prefix { $0 != "/" }
        let plain = host.lowercased()
        return (plain.hasPrefix("www.") ? String(plain.dropFirst(4)) : plain) + rest.dropFirst(host.count)
    }
}

extension PackageReference {
    /// The SDKs that are published under the name, of which a repository may hold several.
    func sdks(in catalog: CatalogSnapshot) -> [SDKRecord] {
        let types = ["swiftpm": "swift"]
        let purls = names.map { name in
            let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
            return parts.count < 2 || name.hasPrefix("pkg:") ? name : "pkg:\(types[parts[0]] ?? parts[0])/\(parts[1])"
        }
        let folded = Set(purls.map { $0.lowercased() })
        return catalog.sdks.rows.filter { sdk in sdk.purls.contains { folded.contains($0.lowercased()) } }
    }

    /// That the name stands for several SDKs.
    func problem(_ sdks: [SDKRecord], _ context: RequestContext) -> Problem {
        let list = sdks.map(\.id).joined(separator: ", ")
        return Problem(
            .unknownName,
            "\"\(context.name.clipped)\" holds the SDKs \(list): ask /v1/sdks for one of them.",
            nearest: Array(sdks.map(\.id).prefix(5))
        )
    }
}

extension Table {
    /// The first row that one of the names means.
    func matching(_ reference: PackageReference) -> Row? { reference.names.lazy.compactMap(matching).first }
}
