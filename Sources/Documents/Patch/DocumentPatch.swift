/// A JSON patch as edits of the text that a document was read from.
///
/// What the patch does not name stays as it is, octet by octet: comments, order, indentation.
package enum DocumentPatch {
    /// Octets of files for which one answer looks for edits: each patch reads its file again to check them.
    package static let budget = 32 << 20

    /// The edits that make `patch` to `document`.
    ///
    /// They are held against the patched tree: edits that would not read back as exactly that are not given.
    ///
    /// - Parameters:
    ///   - patch: Steps, taken in order.
    ///   - document: As it was read from `bytes`.
    ///   - bytes: The file.
    /// - Returns: Edits in order of place that do not touch; `nil` where there are none that are sure: the file is binary,
    ///   in another encoding than UTF-8, faulty, or the patch does not fit.
    package static func edits(_ patch: [PatchOperation], in document: Document, _ bytes: [UInt8]) -> [TextEdit]? {
        guard let root = document.root, !patch.isEmpty, isEditable(document, bytes),
            let wanted = root.applying(patch)
        else { return nil }
        let editor = PropertyListEditor(bytes, root: root)
        let direct = patch.map { editor.edits($0) }
        if !direct.contains(nil), let ordered = TextEdit.ordered(direct.flatMap { $0 ?? [] }),
            reads(TextEdit.apply(ordered, to: bytes), as: wanted, like: document)
        {
            return ordered
        }
        return stepByStep(patch, in: document, bytes, wanted: wanted).map { [$0] }
    }

    /// The patched text where `edits` leave a file that reads as `document` does, without a new fault.
    package static func apply(_ edits: [TextEdit], in document: Document, _ bytes: [UInt8]) -> (Document, [UInt8])? {
        let text = TextEdit.apply(edits, to: bytes)
        let patched = DocumentReader.read(path: document.path, bytes: text, bundle: document.bundle)
        return patched.root == nil || patched.faults.count > document.faults.count ? nil : (patched, text)
    }

    private static func isEditable(_ document: Document, _ bytes: [UInt8]) -> Bool {
        guard document.format == .xml, let (encoding, _) = TextEncoding.detect(bytes), encoding == .utf8,
            String(validating: bytes, as: UTF8.self) != nil
        else { return false }
        return XMLDeclaration.encodingName(in: bytes) != "ISO-8859-1"
    }

    private static func reads(_ text: [UInt8], as wanted: Node, like document: Document) -> Bool {
        let reading = DocumentReader.read(path: document.path, bytes: text, bundle: document.bundle)
        return reading.faults.count <= document.faults.count
            && reading.root.map { $0.hasSameMeaning(as: wanted) } ?? false
    }

    /// Makes one step after the other, and tells the difference as one edit.
    private static func stepByStep(
        _ patch: [PatchOperation],
        in document: Document,
        _ bytes: [UInt8],
        wanted: Node
    ) -> TextEdit? {
        var (text, root) = (bytes, document.root)
        for operation in patch {
            guard let known = root, let edits = PropertyListEditor(text, root: known).edits(operation),
                let ordered = TextEdit.ordered(edits)
            else { return nil }
            text = TextEdit.apply(ordered, to: text)
            root = DocumentReader.read(path: document.path, bytes: text, bundle: document.bundle).root
        }
        guard reads(text, as: wanted, like: document) else { return nil }
        let start = zip(bytes, text).prefix { $0 == $1 }.count
        let room = min(bytes.count, text.count) - start
        let rest = zip(bytes.reversed(), text.reversed()).prefix(room).prefix { $0 == $1 }.count
        return TextEdit(start..<bytes.count - rest, Array(text[start..<text.count - rest]))
    }
}
