extension String {
    /// The path without `.` folders and repeated slashes, by which GitHub and SARIF viewers find no file.
    var withoutDots: String {
        guard hasPrefix("./") || contains("/./") || contains("//") else { return self }
        let parts = split(separator: "/").filter { $0 != "." }
        return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
