internal import Catalog
internal import Documents

/// A call or constant of a cross-platform framework, as a source has it.
struct SourceBridgeUse: Sendable {
    let row: BridgeRecord
    /// `Permission.camera`, `uni.getLocation`.
    let name: String
    let file: String
    let position: Position

    var cause: Finding.Cause { .api(name: name, file: file, line: position.line) }
}

/// The calls of cross-platform frameworks that ask for a permission of iOS, as sources in Dart, JavaScript and TypeScript
/// make them.
struct SourceBridgeUses {
    /// In order of file and place; each row and name once in a file.
    private(set) var uses: [SourceBridgeUse] = []
    /// Calls of the frameworks' own objects, `uni.authorize`, as a list of API uses would name them.
    private(set) var calls: [UnknownUse] = []
    /// How many more calls there are than are judged.
    private(set) var omitted = 0
    private let catalog: CatalogSnapshot
    private let isWebApp: Bool
    /// The packages that files in Dart hand on to those that import them, `pub/permission_handler`.
    private let exported: Set<String>
    /// The packages in Dart that the project takes in.
    private let taken: Set<String>

    /// - Parameters:
    ///   - documents: Of a submission, in order of path.
    ///   - dependencies: The packages that the submission's files name.
    ///   - isWebApp: Whether scripts run in a web view of the app, so that the names of web pages are the app's.
    ///   - catalog: The table.
    init(_ documents: [Document], dependencies: [Dependency], isWebApp: Bool, catalog: CatalogSnapshot) {
        self.catalog = catalog
        self.isWebApp = isWebApp
        exported = documents.reduce(into: []) { packages, document in
            guard let source = document.source, source.language == .dart else { return }
            packages.formUnion(Self.packages(source.imports.filter(\.isExported), .pub))
        }
        taken = Set(dependencies.filter { $0.ecosystem == .pub }.map { "pub/\($0.name)" })
        for document in documents {
            guard let source = document.source, ![.swift, .objectiveC].contains(source.language),
                !SourcePlace(document.path).isElsewhere
            else { continue }
            read(source, of: document)
        }
    }

    private mutating func read(_ source: SourceCode, of document: Document) {
        let imports = imports(of: source)
        var rows: Set<String> = []
        var names: Set<String> = []
        for reference in source.references {
            guard case .member(let receiver) = reference.kind else { continue }
            let first = receiver.prefix { $0 != "." }
            guard catalog.bridgeNames.mayBegin(with: first) || Self.objects.contains(first) else { continue }
            let name = "\(receiver).\(reference.name)"
            for (name, row) in self.rows(of: name) where Self.isMeant(row, by: reference, imports) {
                guard rows.insert(row.id).inserted else { continue }
                uses.append(SourceBridgeUse(row: row, name: name, file: document.path, position: reference.position))
            }
            guard isCall(name, first, reference, imports), names.insert(name).inserted else { continue }
            if calls.count < EvaluationContext.mostSourceUses {
                calls.append(Self.call(name, reference, in: document))
            } else {
                omitted += 1
            }
        }
    }

    // MARK: Names

    /// The rows whose keys a use of `name` needs; a call that only reads the state needs none.
    private func rows(of name: String) -> [(name: String, row: BridgeRecord)] {
        // `request(...)` and `Health()` are told by their arguments or by their receiver.
        guard let found = catalog.bridgeNames.find(name), found.name.contains(".") else { return [] }
        return found.places.map { catalog.bridges.rows[$0] }.filter { row in
            !row.keys.isEmpty && row.framework != .wechat
                && (row.constants.contains(found.name) || row.request?.call.hasPrefix(found.name) == true)
        }.map { (found.name, $0) }
    }

    /// Objects that only these frameworks have.
    private static let objects: Set<Substring> = ["uni", "plus", "wx", "navigator", "Taro"]

    private func isCall(
        _ name: String,
        _ first: Substring,
        _ reference: SourceReference,
        _ imports: Set<String>
    ) -> Bool {
        switch first {
        case "uni", "plus", "wx": true
        case "navigator": isWebApp && Self.asks(name, reference)
        case "Taro": imports.contains("npm/@tarojs/taro")
        case "PERMISSIONS": imports.contains("npm/react-native-permissions")
        case "Permission": imports.contains("pub/permission_handler")
        default: false
        }
    }

    /// Whether a call of what every page has asks the user.
    private static func asks(_ name: String, _ reference: SourceReference) -> Bool {
        switch name {
        case "navigator.geolocation.getCurrentPosition", "navigator.geolocation.watchPosition": true
        // What is asked for must be told: a variable may hold either.
        default:
            reference.name == "getUserMedia" && reference.arguments.contains { ["audio", "video"].contains($0.label) }
        }
    }

    private static func call(_ name: String, _ reference: SourceReference, in document: Document) -> UnknownUse {
        let arguments = reference.arguments.enumerated().map { ($1.label ?? "\($0)", $1.value) }
        let use = APIUse(
            name: name,
            arguments: Dictionary(arguments) { first, _ in first },
            bundle: document.bundle,
            file: document.path,
            line: reference.position.line,
            column: reference.position.column
        )
        let resolved = ResolvedUse(use, record: nil, owner: nil, values: arguments.map(\.1))
        // Taro hands the calls of WeChat on under its own name.
        return UnknownUse(of: resolved, named: name.hasPrefix("Taro.") ? "wx.\(name.dropFirst(5))" : name)
    }

    /// The packages whose names mean something in the file.
    ///
    /// A part of a library in Dart imports nothing itself: the project's packages may mean something there.
    private func imports(of source: SourceCode) -> Set<String> {
        guard source.language == .dart else { return Self.packages(source.imports, .npm) }
        return source.imports.isEmpty ? taken : Self.packages(source.imports, .pub).union(exported)
    }

    private static func packages(
        _ imports: [SourceCode.Import],
        _ ecosystem: PackageRecord.Ecosystem
    ) -> Set<String> {
        Set(
            imports.compactMap { ImportedPackages.package($0.name, ecosystem) }
                .map { "\(ecosystem.rawValue)/\($0)" }
        )
    }

    // MARK: What is meant

    /// Whether the file shows that the name is the framework's: by an import, or by an object that every page has.
    private static func isMeant(
        _ row: BridgeRecord,
        by reference: SourceReference,
        _ imports: Set<String>
    ) -> Bool {
        switch row.framework {
        case .uniapp, .uniappX: takes(row, reference)
        case .cordova: true
        default: row.packages.contains(where: imports.contains)
        }
    }

    /// Whether a call of UniApp that serves two permissions means that of `row`: `sourceType: ['album']`.
    private static func takes(_ row: BridgeRecord, _ reference: SourceReference) -> Bool {
        guard let call = row.request?.call, let open = call.firstIndex(of: "\""),
            let wanted = call[call.index(after: open)...].split(separator: "\"").first
        else { return true }
        let given = reference.arguments.filter { $0.label == "sourceType" }.map(\.value)
        // Without it the call offers both; written as a variable it could be either.
        return given.isEmpty || given.contains(String(wanted))
    }
}
