extension Record {
    /// A sentence on a name that apps cannot use, and on what is right in its place.
    package var absence: String {
        let right = suggestions.filter { $0 != id }
        return "\"\(id)\" does not exist for apps" + (right.isEmpty ? "." : ": use \(right.joined(separator: ", ")).")
    }
}
