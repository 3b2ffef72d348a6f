/// The types of a file's variables, as far as each declaration of a name shows one and the same.
struct VariableTypes {
    /// By name; an empty text where the declarations differ or one does not show its type.
    private var types: [String: String] = [:]

    /// Takes a declaration down, of which `nil` says that it does not show its type.
    mutating func declare(_ name: String, _ type: String?) {
        let type = type ?? ""
        if let known = types[name], known != type { types[name] = "" } else { types[name] = type }
    }

    /// The type of the variable; `nil` where it is not evident.
    subscript(name: String) -> String? {
        guard let type = types[name], !type.isEmpty else { return nil }
        return type
    }
}
