/// Reads submitted files: what each is, and its tree.
package enum DocumentReader {
    /// Reads one file; never fails: what is wrong with it is in the document's faults.
    ///
    /// - Parameters:
    ///   - path: As submitted; its last component and the content tell the kind.
    ///   - bytes: The content.
    ///   - bundle: The bundle it lies in, as submitted; else it is taken from the path.
    ///   - limits: What is read at most.
    /// - Returns: The document: `read` with a tree, `unreadable`, or `ignored` with one fault that says why.
    package static func read(
        path: String,
        bytes: [UInt8],
        bundle: String? = nil,
        limits: DocumentLimits = DocumentLimits()
    ) -> Document {
        let bundle = bundle ?? bundlePath(of: path)
        let name = lastComponent(of: path)
        var valuesMade = 0
        func document(
            _ kind: DocumentKind,
            _ status: Document.Status,
            _ format: Document.Format? = nil,
            root: Node? = nil,
            source: SourceCode? = nil,
            faults: [DocumentFault],
            remarks: [Remark] = []
        ) -> Document {
            var document = Document(
                path: path,
                bundle: bundle,
                kind: kind,
                format: format,
                status: status,
                root: root,
                source: source,
                faults: faults,
                remarks: remarks
            )
            document.valuesMade = valuesMade
            return document
        }
        func fault(_ code: DocumentFault.Code, _ arguments: [String: String] = [:]) -> DocumentFault {
            DocumentFault(code, at: Position(offset: 0, line: 1, column: 1), arguments: arguments)
        }
        if name.isEmpty { return document(.unknown, .unreadable, faults: [fault(.pathNotAFile, ["path": path])]) }

        let named = DocumentKind.recognise(name: name)
        switch named {
        case .notYetRead: return document(.unknown, .ignored, faults: [fault(.kindNotYetRead, ["name": name])])
        case .code(let configuration):
            if configuration.isReadInPart, bytes.count <= limits.bytes,
                let (root, unread) = ConfigurationCodeReader.read(bytes, name: name, limits: limits)
            {
                let pages = ["pages", "subpackages", "subPackages"]
                let isOfWeChat = root["expo"] == nil && pages.contains { root.entry($0) != nil }
                var configuration = document(
                    isOfWeChat ? .weChatApp : .expoConfig,
                    .read,
                    .text,
                    root: root,
                    faults: []
                )
                configuration.unread = unread
                return configuration
            }
            let arguments = ["name": name, "command": configuration.command, "file": configuration.file]
            return document(.unknown, .ignored, faults: [fault(.configurationIsCode, arguments)])
        case .unknown where ![.xml, .binary].contains(PropertyListForm(bytes)):
            return document(.unknown, .ignored, faults: [fault(.notRecognised, ["name": name])])
        default: break
        }
        var kind = DocumentKind.unknown
        if case .kind(let known) = named { kind = known }
        if bytes.count > limits.bytes {
            let arguments = ["size": String(bytes.count), "limit": String(limits.bytes)]
            return document(kind, .unreadable, faults: [fault(.tooLarge, arguments)])
        }

        let (format, reading) = FormatReader(name: name, kind: kind, limits: limits).read(bytes)
        valuesMade = reading.valuesMade
        if let source = reading.source {
            return document(
                kind,
                .read,
                format,
                source: source,
                faults: reading.faults,
                remarks: reading.remarks
            )
        }
        guard let root = reading.root else {
            // Under a name that says nothing, XML of another vocabulary is no property list gone wrong.
            let isForeign = named == .unknown && reading.faults.contains { $0.code == .wrongRootElement }
            return isForeign
                ? document(.unknown, .ignored, faults: [fault(.notRecognised, ["name": name])])
                : document(kind, .unreadable, format, faults: reading.faults)
        }
        if kind == .unknown {
            kind =
                named == .shared
                ? DocumentKind.recognise(root: root, sharedName: name) : DocumentKind.recognise(root: root)
            if kind == .unknown { return document(.unknown, .ignored, faults: [fault(.notRecognised, ["name": name])]) }
        }
        if root.entries == nil {
            let wrongRoot = DocumentFault(.rootNotDictionary, at: root.position, arguments: ["type": root.typeName])
            return document(kind, .unreadable, format, faults: reading.faults + [wrongRoot])
        }
        let faults = reading.faults + [kind.missingPackages(in: root)].compactMap { $0 }
        return document(kind, .read, format, root: root, faults: faults, remarks: reading.remarks)
    }

    /// Whether a file of that name is read at all: its content decides where several programs use the name.
    package static func reads(fileName name: String) -> Bool {
        switch DocumentKind.recognise(name: name) {
        case .kind, .propertyList, .shared: true
        case .code(let configuration): configuration.isReadInPart
        case .notYetRead, .unknown: false
        }
    }

    /// Whether a file of that name is a configuration written as a program, for which the document tells what to submit.
    package static func isCode(fileName name: String) -> Bool {
        if case .code = DocumentKind.recognise(name: name) { true } else { false }
    }

    private static func lastComponent(of path: String) -> String {
        path.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).last.map(String.init) ?? ""
    }

    /// The path up to and with the innermost component that names a bundle, the file itself left out.
    private static func bundlePath(of path: String) -> String? {
        let components = path.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        let innermost = components.dropLast().last { component in
            [".app", ".appex", ".framework", ".bundle"].contains { component.hasSuffix($0) && component != $0 }
        }
        return innermost.map { String(path[..<$0.endIndex]) }
    }

    /// Paths come from Windows too.
    private static func isSeparator(_ character: Character) -> Bool { character == "/" || character == "\\" }
}
