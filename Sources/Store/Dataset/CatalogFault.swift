/// A fault of `data/`, at its place.
package struct CatalogFault: Error, Hashable, Sendable {
    /// The file, relative to `data/`: `keys/photos.json`.
    package let file: String
    /// From 1; `nil` where the fault has no line.
    package let line: Int?
    /// The id of the row.
    package let row: String?
    /// The member, as a JSON pointer within the row.
    package let member: String?
    /// What is wrong and what would be right, as an English sentence.
    package let message: String

    package init(file: String, line: Int? = nil, row: String? = nil, member: String? = nil, message: String) {
        self.file = file
        self.line = line
        self.row = row
        self.member = member
        self.message = message
    }
}

extension CatalogFault: CustomStringConvertible {
    /// `data/keys/photos.json:12: NSPhotoLibraryUsageDescription /codes/0: no review code "ITMS-9068"`.
    package var description: String {
        let place = "data/\(file)" + (line.map { ":\($0)" } ?? "")
        let subject = [row, member].compactMap { $0 }.joined(separator: " ")
        return subject.isEmpty ? "\(place): \(message)" : "\(place): \(subject): \(message)"
    }
}

extension CatalogFault: Comparable {
    /// By file, line, row, member, message.
    package static func < (left: CatalogFault, right: CatalogFault) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.line != right.line { return left.line ?? 0 < right.line ?? 0 }
        return (left.row ?? "", left.member ?? "", left.message)
            < (right.row ?? "", right.member ?? "", right.message)
    }
}
