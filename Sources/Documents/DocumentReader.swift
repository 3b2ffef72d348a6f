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
        let name = path.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).last.map(String.init) ?? ""
        func document(
            _ kind: DocumentKind,
            _ status: Document.Status,
            _ format: Document.Format? = nil,
            root: Node? = nil,
            faults: [DocumentFault]
        ) -> Document {
            Document(
                path: path,
                bundle: bundle,
                kind: kind,
                format: format,
                status: status,
                root: root,
                faults: faults
            )
        }
        func fault(_ code: DocumentFault.Code, _ arguments: [String: String] = [:]) -> DocumentFault {
            DocumentFault(code, at: Position(offset: 0, line: 1, column: 1), arguments: arguments)
        }
        if name.isEmpty { return document(.unknown, .unreadable, faults: [fault(.pathNotAFile, ["path": path])]) }

        let named = DocumentKind.recognise(name: name)
        let form = PropertyListForm(bytes)
        switch named {
        case .notYetRead: return document(.unknown, .ignored, faults: [fault(.kindNotYetRead, ["name": name])])
        case .unknown where form != .xml && form != .binary:
            return document(.unknown, .ignored, faults: [fault(.notRecognised, ["name": name])])
        default: break
        }
        var kind = DocumentKind.unknown
        if case .kind(let known) = named { kind = known }
        if bytes.count > limits.bytes {
            let arguments = ["size": String(bytes.count), "limit": String(limits.bytes)]
            return document(kind, .unreadable, faults: [fault(.tooLarge, arguments)])
        }

        let reading: Reading
        switch form {
        case .empty: return document(kind, .unreadable, faults: [fault(.emptyFile)])
        case .unknown: return document(kind, .unreadable, .text, faults: [fault(.notAPropertyList)])
        case .openStep: return document(kind, .unreadable, .text, faults: [fault(.openStepPropertyList)])
        case .json:
            let json = JSONReader.read(bytes, limits: limits)
            reading = Reading(root: json.root, faults: [fault(.jsonNotPropertyList)] + json.faults)
        case .binary: reading = BinaryPropertyListReader.read(bytes, limits: limits)
        case .xml: reading = XMLPropertyListReader.read(bytes, limits: limits)
        }
        guard let root = reading.root else { return document(kind, .unreadable, form.format, faults: reading.faults) }
        if kind == .unknown {
            kind = DocumentKind.recognise(root: root)
            if kind == .unknown { return document(.unknown, .ignored, faults: [fault(.notRecognised, ["name": name])]) }
        }
        if root.entries == nil {
            let wrongRoot = DocumentFault(.rootNotDictionary, at: root.position, arguments: ["type": root.typeName])
            return document(kind, .unreadable, form.format, faults: reading.faults + [wrongRoot])
        }
        return document(kind, .read, form.format, root: root, faults: reading.faults)
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
