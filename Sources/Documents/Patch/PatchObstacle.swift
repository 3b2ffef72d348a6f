/// Why no patch can be made in the text of a file.
package enum PatchObstacle: String, Sendable, CaseIterable {
    /// Of a format that is read and not written: OpenStep, a Podfile.
    case format
    /// XML in an encoding that is not written: ISO-8859-1.
    case encoding
    /// Octets that are no characters.
    case characters
    /// A date in a binary property list, of which the tree keeps whole seconds only.
    case date
    /// A fault of the file which stands for something that would be lost.
    case fault
}

extension DocumentPatch {
    /// What stands in the way of every patch; `nil` where nothing does.
    ///
    /// - Parameters:
    ///   - document: As it was read from `bytes`.
    ///   - bytes: The file.
    /// - Returns: The first obstacle.
    package static func obstacle(in document: Document, _ bytes: [UInt8]) -> PatchObstacle? {
        switch document.format {
        case .binary:
            guard document.faults.isEmpty else { return .fault }
            guard let root = document.root, BinaryPropertyListWriter(root) == nil else { return nil }
            return root.holdsDate ? .date : .fault
        case .xml, .json:
            guard EditableText(bytes, of: document) == nil else { return nil }
            return XMLDeclaration.encodingName(in: bytes) == "ISO-8859-1" ? .encoding : .characters
        default: return .format
        }
    }
}

extension Node {
    /// Whether a date is in this tree.
    fileprivate var holdsDate: Bool {
        switch value {
        case .date: true
        case .dictionary(let entries): entries.contains { $0.value.holdsDate }
        case .array(let elements): elements.contains(where: \.holdsDate)
        default: false
        }
    }
}
