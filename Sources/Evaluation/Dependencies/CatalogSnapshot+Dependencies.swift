internal import Catalog

extension CatalogSnapshot {
    /// The row of a package; a pod's part (`Firebase/Core`) has the row of the pod.
    func package(_ dependency: Dependency) -> PackageRecord? {
        let ids = Self.names(of: dependency).map { "\(dependency.ecosystem.rawValue)/\($0)" }
        if let row = ids.lazy.compactMap({ self.packages[id: $0] ?? self.packages.named($0) }).first { return row }
        // A module of HBuilderX, and a pod that an npm package installs, go by another name.
        return Self.names(of: dependency).lazy.compactMap { self.packages.named($0) }
            .first { $0.ecosystem == dependency.ecosystem || dependency.ecosystem == .cocoapods }
    }

    /// The SDK with the code of a package.
    func sdk(_ dependency: Dependency) -> SDKRecord? {
        let type = dependency.ecosystem == .swiftpm ? "swift" : dependency.ecosystem.rawValue
        return Self.names(of: dependency).lazy.compactMap { name in
            let encoded = name.hasPrefix("@") ? "%40" + name.dropFirst() : name
            return self.sdks.named("pkg:\(type)/\(encoded)")
        }.first
    }

    /// The name as written, and that of the pod around a part.
    private static func names(of dependency: Dependency) -> [String] {
        let name = dependency.name
        guard dependency.ecosystem == .cocoapods, let slash = name.firstIndex(of: "/") else { return [name] }
        return [name, String(name[..<slash])]
    }
}
