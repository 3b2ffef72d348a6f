/// A JSON patch as edits of the file that a document was read from.
///
/// What the patch does not name stays as it is, octet by octet: comments, order, indentation. A binary property list is
/// written anew.
package enum DocumentPatch {
    /// Octets of files for which one answer looks for edits: each patch reads its file again to check them.
    package static let budget = 12 << 20

    /// The edits that make `patch` to `document`.
    ///
    /// They are held against the patched tree: edits that would not read back as exactly that are not given.
    ///
    /// - Parameters:
    ///   - patch: Steps, taken in order.
    ///   - document: As it was read from `bytes`.
    ///   - bytes: The file.
    /// - Returns: Edits in order of place that do not meet; `nil` where there are none that are sure: of a format or in an
    ///   encoding that is not written here, faulty, or the patch does not fit.
    package static func edits(_ patch: [PatchOperation], in document: Document, _ bytes: [UInt8]) -> [TextEdit]? {
        guard !patch.isEmpty, let wanted = document.root?.applying(patch) else { return nil }
        let ways: [() -> [TextEdit]?] =
            document.format == .binary
            ? [{ anew(wanted, document, bytes) }]
            : [{ direct(patch, in: document, bytes) }, { stepByStep(patch, in: document, bytes) }]
        return ways.lazy.compactMap { $0() }.first { reads(TextEdit.apply($0, to: bytes), as: wanted, like: document) }
    }

    /// The edits that make all of `patch` to `document` at once, each step where it stands in the file as it is.
    ///
    /// Of steps in one list the last ones come first, so that no place moves.
    ///
    /// - Parameters:
    ///   - patch: Steps, taken in order.
    ///   - document: As it was read from `bytes`.
    ///   - bytes: The file.
    /// - Returns: Edits in order of place that do not meet; `nil` where the steps do not fit beside one another, and where
    ///   ``edits(_:in:_:)`` gives none.
    package static func edits(atOnce patch: [PatchOperation], in document: Document, _ bytes: [UInt8]) -> [TextEdit]? {
        guard !patch.isEmpty, let wanted = document.root?.applying(patch) else { return nil }
        let edits =
            document.format == .binary ? anew(wanted, document, bytes) : direct(patch, in: document, bytes)
        return edits.flatMap { reads(TextEdit.apply($0, to: bytes), as: wanted, like: document) ? $0 : nil }
    }

    /// The patched file where `edits` leave one that reads as `document` does, without a new fault.
    package static func apply(_ edits: [TextEdit], in document: Document, _ bytes: [UInt8]) -> (Document, [UInt8])? {
        let file = TextEdit.apply(edits, to: bytes)
        let patched = DocumentReader.read(path: document.path, bytes: file, bundle: document.bundle)
        return patched.root == nil || patched.faults.count > document.faults.count ? nil : (patched, file)
    }

    /// The whole file, written again.
    private static func anew(_ wanted: Node, _ document: Document, _ bytes: [UInt8]) -> [TextEdit]? {
        // A fault stands for something that the tree does not hold.
        guard document.faults.isEmpty, let file = BinaryPropertyListWriter(wanted)?.bytes else { return nil }
        return [TextEdit(0..<bytes.count, file)]
    }

    /// All steps at once, each in the text as it is.
    private static func direct(_ patch: [PatchOperation], in document: Document, _ bytes: [UInt8]) -> [TextEdit]? {
        guard let text = EditableText(bytes, of: document) else { return nil }
        let editor = text.editor.init(text.bytes, root: text.root)
        let edits = patch.map { editor.edits($0) }
        guard !edits.contains(nil), let ordered = TextEdit.ordered(edits.flatMap { $0 ?? [] }) else { return nil }
        return text.edits(ofFile: ordered)
    }

    private static func reads(_ file: [UInt8], as wanted: Node, like document: Document) -> Bool {
        let reading = DocumentReader.read(path: document.path, bytes: file, bundle: document.bundle)
        return reading.faults.count <= document.faults.count
            && reading.root.map { $0.hasSameMeaning(as: wanted) } ?? false
    }

    /// Makes one step after the other, and tells the difference as one edit.
    private static func stepByStep(_ patch: [PatchOperation], in document: Document, _ bytes: [UInt8]) -> [TextEdit]? {
        // A single step has been tried.
        guard patch.count > 1 else { return nil }
        var (file, present) = (bytes, document)
        for operation in patch {
            guard let text = EditableText(file, of: present),
                let edits = text.editor.init(text.bytes, root: text.root).edits(operation),
                let ordered = TextEdit.ordered(edits)
            else { return nil }
            file = TextEdit.apply(text.edits(ofFile: ordered), to: file)
            present = DocumentReader.read(path: document.path, bytes: file, bundle: document.bundle)
        }
        let start = zip(bytes, file).prefix { $0 == $1 }.count
        let room = min(bytes.count, file.count) - start
        let rest = zip(bytes.reversed(), file.reversed()).prefix(room).prefix { $0 == $1 }.count
        return [TextEdit(start..<bytes.count - rest, Array(file[start..<file.count - rest]))]
    }
}
