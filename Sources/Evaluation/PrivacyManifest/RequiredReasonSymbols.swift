internal import Catalog

/// The symbols whose use needs a reason, found by every way in which a build tool may write them.
struct RequiredReasonSymbols: Sendable {
    /// A listed symbol and the categories that it stands in; `getattrlist` stands in two.
    struct Symbol {
        let categories: [String]
        let confidence: Confidence
    }

    private let byName: [String: [RequiredReasonAPIRecord]]
    private let byMember: [String: [RequiredReasonAPIRecord]]
    private let modules: Set<String>

    /// The symbols of `catalog`, worked out once.
    static func of(_ catalog: CatalogSnapshot) -> RequiredReasonSymbols {
        catalog.derivations.value("required-reason-symbols") { RequiredReasonSymbols(catalog) }
    }

    private init(_ catalog: CatalogSnapshot) {
        var byName: [String: [RequiredReasonAPIRecord]] = [:]
        var byMember: [String: [RequiredReasonAPIRecord]] = [:]
        for row in catalog.requiredReasonAPIs.rows {
            let names = [row.id, row.names.swift, row.names.objc, row.names.c].compactMap { $0 } + row.aliases
            for name in Set(names + names.map(Self.withoutArguments)) { byName[name, default: []].append(row) }
            for member in Set(names.compactMap(Self.member)) { byMember[member, default: []].append(row) }
        }
        self.byName = byName
        self.byMember = byMember
        modules = Set(catalog.requiredReasonAPIs.rows.compactMap(\.framework))
    }

    /// What `name` uses, whole names only: `thermostat` is not `stat`, nor is `Thermostat.stat`.
    ///
    /// Understands Swift and Objective-C names, members of a listed class (`UserDefaults.standard.set(_:forKey:)`,
    /// `-[NSUserDefaults setObject:forKey:]`), chains (`ProcessInfo.processInfo.systemUptime`), module prefixes and linker
    /// symbols (`_stat`, `_OBJC_CLASS_$_NSUserDefaults`).
    func symbol(_ name: String) -> Symbol? {
        if let rows = rows(name) { return Self.symbol(rows) }
        if let linker = Self.linkerName(name) { return rows(linker).flatMap(Self.symbol) }
        if let type = Self.messageType(name) { return classNamed(type) }
        var parts = Self.withoutArguments(name).utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
        if parts.count > 1, modules.contains(String(parts[0])) { parts.removeFirst() }
        guard let first = parts.first, let last = parts.last else { return nil }
        if let rows = rows(parts.joined(separator: ".")) { return Self.symbol(rows) }
        if parts.count > 2, let rows = rows("\(first).\(last)") { return Self.symbol(rows) }
        return parts.count > 1 ? classNamed(String(first)) : nil
    }

    /// What is listed under `name`: nothing under one that is not in ASCII, which would take long to be looked up.
    private func rows(_ name: String) -> [RequiredReasonAPIRecord]? {
        name.utf8.allSatisfy { $0 < 0x80 } ? byName[name] : nil
    }

    /// What a scan by member name takes `name`, a member of the submitter's own type, for.
    func lookAlike(_ name: String) -> Symbol? {
        byMember[Self.member(name) ?? Self.withoutArguments(name)].flatMap(Self.symbol) ?? symbol(name)
    }

    /// What is listed under exactly this name.
    func exact(_ name: String) -> Symbol? { byName[name].flatMap(Self.symbol) }

    /// Whether any use of the class called `name` needs a reason.
    func isClass(_ name: String) -> Bool { classNamed(name) != nil }

    /// The listed function called `name`.
    func function(_ name: String) -> Function? {
        let rows = (byName[name] ?? []).filter { $0.kind == "function" }
        return rows.isEmpty ? nil : Function(counts: Set(rows.compactMap { Self.parameters(of: $0.names.swift) }))
    }

    /// A listed function of C.
    struct Function {
        /// How many arguments it takes; empty where that is not known.
        fileprivate let counts: Set<Int>

        /// Whether it is called with `count` arguments.
        func takes(_ count: Int) -> Bool { counts.isEmpty || counts.contains(count) }
    }

    /// 2 of `stat(_:_:)`.
    private static func parameters(of name: String?) -> Int? {
        name.map { $0.utf8.count { $0 == UInt8(ascii: ":") } }
    }

    private func classNamed(_ name: String) -> Symbol? {
        let rows = (rows(name) ?? []).filter { $0.kind == "class" }
        return rows.isEmpty ? nil : Self.symbol(rows)
    }

    private static func symbol(_ rows: [RequiredReasonAPIRecord]) -> Symbol? {
        guard let first = rows.first else { return nil }
        // The categories in a fixed order, each once; one well-documented row is enough.
        let categories = Set(rows.map(\.category)).sorted()
        let best = rows.first { $0.confidence == .documented || $0.confidence == .multiSource } ?? first
        return Symbol(categories: categories, confidence: best.confidence)
    }

    /// `stat` of `stat(_:_:)`; `getattrlist` of `getattrlist (disk space)`.
    private static func withoutArguments(_ name: String) -> String {
        String(Substring(name.utf8.prefix { $0 != UInt8(ascii: "(") })).trimmed
    }

    /// `stat` of `_stat`, `NSUserDefaults` of `_OBJC_CLASS_$_NSUserDefaults`.
    private static func linkerName(_ name: String) -> String? {
        for prefix in ["_OBJC_CLASS_$_", "OBJC_CLASS_$_", "_"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return nil
    }

    /// `NSUserDefaults` of `-[NSUserDefaults setObject:forKey:]`, with or without the sign.
    private static func messageType(_ name: String) -> String? {
        let rest = name.drop { $0 == "+" || $0 == "-" }
        guard rest.hasPrefix("["), rest.hasSuffix("]") else { return nil }
        return rest.dropFirst().split(whereSeparator: { $0 == " " || $0 == "(" }).first.map(String.init)
    }

    /// `creationDate` of `Note.creationDate` and of `-[Note creationDate]`; `nil` where `name` is no member.
    private static func member(_ name: String) -> String? {
        if name.hasSuffix("]"), let selector = name.dropLast().split(separator: " ").last {
            return String(selector.prefix { $0 != ":" })
        }
        let parts = withoutArguments(name).split(separator: ".")
        return parts.count > 1 ? parts.last.map(String.init) : nil
    }
}
