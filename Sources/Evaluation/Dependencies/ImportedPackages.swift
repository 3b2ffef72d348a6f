internal import Catalog
internal import Documents

/// The packages that sources in Dart, JavaScript and TypeScript import.
///
/// They count only where no file of the submission says which packages the project takes in: such a file knows better.
struct ImportedPackages {
    /// Each package once in a file, in order of path and place.
    private(set) var dependencies: [Dependency] = []
    /// Imports that were not looked at, because there were so many before them.
    private(set) var omitted = 0

    init(_ documents: [Document], told: Set<PackageRecord.Ecosystem>, limit: Int) {
        for document in documents {
            guard let source = document.source, !SourcePlace(document.path).isElsewhere,
                let ecosystem = Self.ecosystem(of: source.language), !told.contains(ecosystem)
            else { continue }
            var seen: Set<String> = []
            for (index, item) in source.imports.enumerated() {
                guard dependencies.count < limit else {
                    omitted += source.imports.count - index
                    break
                }
                guard let name = Self.package(item.name, ecosystem), seen.insert(name).inserted else { continue }
                let place = Finding.Location(path: document.path, bundle: document.bundle, position: item.position)
                dependencies.append(
                    Dependency(ecosystem: ecosystem, name: name, version: .unknown, via: [], location: place)
                )
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
