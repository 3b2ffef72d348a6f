/// Members that a class has from another: `CBCentralManager.authorization` is declared by `CBManager`.
extension Table where Row == APIRecord {
    /// No class of the SDK lies deeper.
    private static var mostSuperclasses: Int { 10 }

    /// The classes that the class `type` inherits from, the nearest first.
    package func superclasses(of type: String) -> [String] {
        var superclasses: [String] = []
        while superclasses.count < Self.mostSuperclasses, let next = self[id: superclasses.last ?? type]?.superclass {
            superclasses.append(next)
        }
        return superclasses
    }

    /// The names under which the classes that `name`'s class inherits from declare the member, the nearest first.
    ///
    /// `CBManager.authorization` for `CBCentralManager.authorization`, in either language. Initializers are not inherited
    /// for certain.
    package func inheritedNames(of name: String) -> [String] {
        let signs = name.utf8.prefix { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "[") }
        let end = name.utf8[signs.endIndex...].firstIndex { $0 == UInt8(ascii: ".") || $0 <= 0x20 || $0 == 0x28 }
        guard let end, name.utf8[end] == (signs.isEmpty ? UInt8(ascii: ".") : 0x20) else { return [] }
        let (opening, type, member) = (name[..<signs.endIndex], name[signs.endIndex..<end], name[end...])
        guard !type.isEmpty, !member.dropFirst().hasPrefix("init") else { return [] }
        return superclasses(of: String(type)).map { "\(opening)\($0)\(member)" }
    }
}
