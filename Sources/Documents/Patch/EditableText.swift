/// A file as text in UTF-8 that can be edited, with the way back to the file.
struct EditableText {
    /// The characters, in UTF-8.
    let bytes: [UInt8]
    /// The tree, whose offsets are those of `bytes`.
    let root: Node
    let editor: any TextEditor.Type
    /// Of the file; `nil` where `bytes` are the file.
    private let conversion: TextSource?

    /// Takes the file that `document` was read from.
    ///
    /// `nil` where it is of a format or in an encoding that is not written here, or holds characters that are none.
    init?(_ file: [UInt8], of document: Document) {
        guard let root = document.root, let (encoding, markLength) = TextEncoding.detect(file) else { return nil }
        switch document.format {
        case .xml where encoding.isUTF16:
            let source = TextSource(file, encoding: encoding, markLength: markLength)
            guard source.illFormedUTF16.isEmpty,
                let read = XMLPropertyListReader.tree(of: source.bytes)
            else { return nil }
            (bytes, self.root, editor, conversion) = (source.bytes, read, PropertyListEditor.self, source)
        case .xml where XMLDeclaration.encodingName(in: file) != "ISO-8859-1":
            (bytes, self.root, editor, conversion) = (file, root, PropertyListEditor.self, nil)
        case .json: (bytes, self.root, editor, conversion) = (file, root, JSONEditor.self, nil)
        default: return nil
        }
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    }

    /// Ordered edits of `bytes` as edits of the file.
    func edits(ofFile edits: [TextEdit]) -> [TextEdit] {
        guard var source = conversion else { return edits }
        return edits.map { edit in
            let start = source.position(at: edit.range.lowerBound).offset
            let end = source.position(at: edit.range.upperBound).offset
            return TextEdit(start..<end, Self.utf16(edit.replacement, bigEndian: source.encoding == .utf16BigEndian))
        }
    }

    private static func utf16(_ utf8: [UInt8], bigEndian: Bool) -> [UInt8] {
        String(decoding: utf8, as: UTF8.self).utf16.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return bigEndian ? [high, low] : [low, high]
        }
    }
}
