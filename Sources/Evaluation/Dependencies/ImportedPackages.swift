internal import Catalog
internal import Documents

/// The packages that sources in Dart, JavaScript and TypeScript import.
///
/// They count only where no file of the submission says which packages the project takes in: such a file knows better.
struct ImportedPackages {
    /// Each package once in a file, in order of path and place.
    let dependencies: [Dependency]

    init(_ documents: [Document], told: Set<PackageRecord.Ecosystem>) {
        dependencies = documents.flatMap { document -> [Dependency] in
            guard let source = document.source, !SourcePlace(document.path).isTest,
                let ecosystem = Self.ecosystem(of: source.language), !told.contains(ecosystem)
            else { return [] }
            var seen: Set<String> = []
            return source.imports.compactMap { item in
                guard let name = Self.package(item.name, ecosystem), seen.insert(name).inserted else { return nil }
                let place = Finding.Location(path: document.path, bundle: document.bundle, position: item.position)
                return Dependency(ecosystem: ecosystem, name: name, version: .unknown, via: [], location: place)
            }
        }
    }

    private static func ecosystem(of language: SourceLanguage) -> PackageRecord.Ecosystem? {
        switch language {
        case .dart: .pub
        case .javaScript, .typeScript: .npm
        case .swift, .objectiveC: nil
        }
    }

    /// `image_picker` of `package:image_picker/image_picker.dart`, `@capacitor/camera` of itself; `nil` for a file.
    static func package(_ name: String, _ ecosystem: PackageRecord.Ecosystem) -> String? {
        switch ecosystem {
        case .pub:
            guard name.hasPrefix("package:") else { return nil }
            return name.dropFirst("package:".count).split(separator: "/").first.map(String.init)
        default:
            guard let first = name.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "/"),
                !name.contains(":")
            else { return nil }
            let parts = name.split(separator: "/", maxSplits: 2)
            return parts.prefix(name.hasPrefix("@") ? 2 : 1).joined(separator: "/")
        }
    }
}
