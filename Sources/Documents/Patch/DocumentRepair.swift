/// Edits that mend a file as a file, where it is sure what was meant; a JSON patch, which speaks of the tree, cannot.
package enum DocumentRepair {
    /// The edits that mend `fault`; `nil` where it is not sure what was meant.
    ///
    /// - Parameters:
    ///   - fault: Of `document`.
    ///   - document: As it was read from `bytes`.
    ///   - bytes: The file.
    /// - Returns: Edits in order of place.
    package static func edits(
        for fault: DocumentFault,
        in document: Document,
        _ bytes: [UInt8]
    ) -> [TextEdit]? {
        switch fault.code {
        case .xmlDeclarationNotFirst: blanksBeforeDeclaration(bytes)
        case .jsonNotPropertyList: propertyList(document, bytes)
        default: nil
        }
    }

    /// Takes away what stands before `<?xml` in UTF-8, where that is white space.
    private static func blanksBeforeDeclaration(_ bytes: [UInt8]) -> [TextEdit]? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let blanks = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        guard !blanks.isEmpty, bytes[blanks.endIndex...].starts(with: "<?xml".utf8) else { return nil }
        return [TextEdit(blanks.indices, [])]
    }

    /// Writes JSON in the place of a property list as one, as `plutil -convert xml1` does.
    private static func propertyList(_ document: Document, _ bytes: [UInt8]) -> [TextEdit]? {
        // Another fault stands for something that may be meant otherwise.
        guard document.faults.count == 1, let value = document.root.flatMap(PatchValue.init) else { return nil }
        let text = value.propertyList
        guard text.unicodeScalars.allSatisfy(\.isXMLCharacter) else { return nil }
        return [TextEdit(0..<bytes.count, Array(text.utf8))]
    }
}
