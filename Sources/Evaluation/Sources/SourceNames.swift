internal import Catalog
internal import Documents

/// The names that sources mention, looked up in the table; each is looked up once for a submission.
struct SourceNames {
    /// What a name leads to.
    struct Symbol {
        /// As the answer writes it.
        let name: String
        let record: APIRecord?
        let owner: APIRecord?
    }

    private let catalog: CatalogSnapshot
    private let reasons: RequiredReasonSymbols
    private let beginnings: SymbolBeginnings
    /// What was looked up so far, as places in ``symbols``; `nil` where a name leads to none.
    private var known: [Key: Int?] = [:]
    /// Apart, for most names lead to none, and rows of the table are large.
    private var symbols: [Symbol] = []

    /// What tells a reference from those that mean other symbols.
    private struct Key: Hashable {
        let kind: SourceReference.Kind
        let name: String
        let labels: [String]?
        let trailingClosures: Int
        let language: SourceLanguage
    }

    init(_ catalog: CatalogSnapshot) {
        self.catalog = catalog
        reasons = .of(catalog)
        beginnings = .of(catalog)
    }

    /// The symbol that `reference` of a source in `language` means; `nil` where the table has none, or it could be another.
    mutating func symbol(_ reference: SourceReference, in language: SourceLanguage) -> Symbol? {
        guard mayKnowType(of: reference) else { return nil }
        let key = Key(
            kind: reference.kind,
            name: reference.name,
            labels: reference.labels,
            trailingClosures: reference.trailingClosures,
            language: language
        )
        if let place = known[key] { return place.map { symbols[$0] } }
        let symbol = find(reference, in: language)
        known[key] = .some(symbol.map { _ in symbols.count })
        if let symbol { symbols.append(symbol) }
        return symbol
    }

    /// Whether the table may have the type whose member or method is named.
    private func mayKnowType(of reference: SourceReference) -> Bool {
        switch reference.kind {
        case .member(let type), .message(let type, _): typeNames(type).contains { beginnings.hold($0) }
        case .call, .function, .selector, .implementation, .mention: true
        }
    }

    private func find(_ reference: SourceReference, in language: SourceLanguage) -> Symbol? {
        switch (reference.kind, language) {
        case (.member(let type), .swift): swiftMember(reference, of: type)
        case (.member(let type), .objectiveC): property(reference.name, of: type)
        case (.call, _): called(reference, in: language)
        case (.function, _): function(reference)
        case (.message(let type, let toClass), _): message(reference.name, to: type, toClass: toClass)
        case (.selector, _): selector(reference.name)
        case (.implementation(let protocols), .swift): implementation(reference, of: protocols)
        case (.implementation, .objectiveC): implementation(reference.name)
        case (.mention, _): mention(reference.name, in: language)
        default: nil
        }
    }

    // MARK: Swift

    private func swiftMember(_ reference: SourceReference, of type: String) -> Symbol? {
        for type in typeNames(type) {
            let owner = catalog.apis.named(type)
            let name = "\(type).\(reference.name)"
            if reasons.isClass(type) {
                return Self.reasonClass(type, reference.name == "standard" ? name : type, owner)
            }
            for name in [name] + catalog.apis.inheritedNames(of: name) {
                guard let record = overload(name, reference) else { continue }
                return Symbol(name: record.names.swift ?? record.id, record: record, owner: owner)
            }
            if reasons.exact(name) != nil { return Symbol(name: name, record: nil, owner: owner) }
        }
        return nil
    }

    /// A touch of a class of which every use needs a reason.
    private static func reasonClass(_ type: String, _ name: String, _ record: APIRecord?) -> Symbol {
        Symbol(name: name, record: record, owner: record)
    }

    /// The symbol called `base` whose labels are those of the call.
    private func overload(_ base: String, _ reference: SourceReference) -> APIRecord? {
        guard reference.labels != nil || reference.trailingClosures > 0 else {
            // A method that is named, but not called, takes its labels from elsewhere.
            guard let record = catalog.apis.named(base), Self.isSwiftName(record, base) else { return nil }
            return record
        }
        let labels = reference.labels ?? []
        let written = labels.map { "\($0):" }.joined()
        if reference.trailingClosures == 0, let record = catalog.apis.named("\(base)(\(written))") { return record }
        var fitting = catalog.apis.overloads(of: base).filter {
            Self.fits(Self.labels(of: $0.id), labels, reference.trailingClosures)
        }
        // A closure behind the parentheses has no label that could be a wrong one.
        if fitting.contains(where: { $0.status == .known }) { fitting.removeAll { $0.status == .phantom } }
        // The shortest takes no argument that the call does not give.
        return fitting.min { ($0.id.utf8.count, $0.id) < ($1.id.utf8.count, $1.id) }
    }

    /// Whether `record` is the property, case or method that Swift calls `name`.
    private static func isSwiftName(_ record: APIRecord, _ name: String) -> Bool {
        let swift = record.names.swift ?? record.id
        return swift == name || swift.hasPrefix(name + "(") || record.aliases.contains(name)
    }

    /// Whether a method with the labels `all` takes a call with the labels `given` and closures behind it.
    private static func fits(_ all: [String], _ given: [String], _ closures: Int) -> Bool {
        guard all.starts(with: given) else { return false }
        let rest = all.dropFirst(given.count)
        if closures > 0 { return rest.count == closures }
        // What is awaited leaves the handler out.
        return rest.isEmpty || rest.count == 1 && rest.allSatisfy { handlers.contains($0) }
    }

    private static let handlers: Set = ["completionHandler", "completion", "handler", "withCompletionHandler", "reply"]

    private static func labels(of id: String) -> [String] {
        guard let open = id.firstIndex(of: "(") else { return [] }
        return id[id.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }

    /// The type as it may stand in the table: as written, and without the module before it.
    private func typeNames(_ type: String) -> [String] {
        guard let dot = type.firstIndex(of: "."), catalog.symbols.holdFramework(String(type[..<dot])) else {
            return [type]
        }
        return [type, String(type[type.index(after: dot)...])]
    }

    private func implementation(_ reference: SourceReference, of protocols: [String]) -> Symbol? {
        let labels = (reference.labels ?? []).map { "\($0):" }.joined()
        for type in protocols {
            guard let record = catalog.apis[id: "\(type).\(reference.name)(\(labels))"] else { continue }
            return Symbol(name: record.id, record: record, owner: catalog.apis.named(type))
        }
        return nil
    }

    // MARK: Both

    /// A type that is made, or a function whose name begins with a capital.
    private func called(_ reference: SourceReference, in language: SourceLanguage) -> Symbol? {
        for type in typeNames(reference.name) {
            if let function = function(reference, named: type) { return function }
            guard language == .swift, let owner = catalog.apis.named(type), Self.isType(owner) else {
                continue
            }
            let made = overload("\(type).init", reference) ?? owner
            return Symbol(name: made.names.swift ?? made.id, record: made, owner: owner)
        }
        return nil
    }

    private func function(_ reference: SourceReference) -> Symbol? { function(reference, named: reference.name) }

    /// A function of C, called with as many arguments as it takes, none of which has a label.
    private func function(_ reference: SourceReference, named name: String) -> Symbol? {
        guard let labels = reference.labels, labels.allSatisfy({ $0 == "_" }), reference.trailingClosures == 0 else {
            return nil
        }
        if let listed = reasons.function(name) {
            return listed.takes(labels.count)
                ? Symbol(
                    name: name,
                    record: catalog.apis.named(name).flatMap { Self.isFunction($0) ? $0 : nil },
                    owner: nil
                )
                : nil
        }
        guard let record = catalog.apis.named(name) ?? catalog.apis.named("\(name)()"), Self.isFunction(record) else {
            return nil
        }
        let swift = record.names.swift ?? record.id
        let parameters = Self.labels(of: swift)
        // A private function is known by its name alone.
        guard record.status == .private || parameters.count == labels.count else { return nil }
        return Symbol(name: record.status == .private ? record.id : swift, record: record, owner: nil)
    }

    private static func isFunction(_ record: APIRecord) -> Bool { record.kind == "function" }

    private static func isType(_ record: APIRecord) -> Bool { ["class", "enum", "protocol"].contains(record.kind) }

    /// A type or constant that is only named: constants count, and types that an app may not name at all.
    private func mention(_ name: String, in language: SourceLanguage) -> Symbol? {
        for type in typeNames(name) {
            if reasons.exact(type) != nil, !reasons.isClass(type) {
                return Symbol(name: type, record: catalog.apis.named(type), owner: nil)
            }
            guard let record = catalog.apis.named(type) else { continue }
            if Self.isType(record) {
                guard PrivateAPI.concerns(record) else { return nil }
            } else if !["constant", "case", "notification-name"].contains(record.kind) {
                return nil
            }
            let written = language == .swift ? record.names.swift ?? record.id : record.names.objc ?? record.id
            // A short form of another symbol's name is not meant.
            guard written == type || record.id == type || record.aliases.contains(type) else { return nil }
            return Symbol(name: type, record: record, owner: nil)
        }
        return nil
    }

    // MARK: Objective-C

    private func message(_ selector: String, to type: String, toClass: Bool) -> Symbol? {
        let owner = catalog.apis.named(type)
        let method = "[\(type) \(selector)]"
        let signed = (toClass ? "+" : "-") + method
        if reasons.isClass(type) {
            return Self.reasonClass(type, selector == "standardUserDefaults" ? signed : type, owner)
        }
        if let record = catalog.apis.named(signed) ?? (selector.contains(":") ? nil : getter(selector, of: type)) {
            return Symbol(name: signed, record: record, owner: owner)
        }
        if !toClass, let record = property(setBy: selector, of: type) {
            return Symbol(name: record.names.objc ?? record.id, record: record, owner: owner)
        }
        if reasons.exact(signed) != nil { return Symbol(name: signed, record: nil, owner: owner) }
        // Making an instance is a touch of the type.
        if let owner, Self.isType(owner), ["alloc", "new"].contains(selector) {
            return Symbol(name: type, record: owner, owner: owner)
        }
        return nil
    }

    /// The property that a message such as `setSourceType:` sets.
    private func property(setBy selector: String, of type: String) -> APIRecord? {
        guard selector.hasPrefix("set"), selector.firstIndex(of: ":") == selector.indices.last else { return nil }
        let name = selector.dropFirst(3).dropLast()
        guard let first = name.first, first.isUppercase else { return nil }
        return getter(first.lowercased() + name.dropFirst(), of: type) ?? getter(String(name), of: type)
    }

    /// A property by its getter, or by assignment.
    private func getter(_ name: String, of type: String) -> APIRecord? {
        let record = catalog.apis.named("\(type).\(name)") ?? catalog.apis.named("+\(type).\(name)")
        guard let record, record.names.objc?.hasSuffix(".\(name)") == true || record.id.hasSuffix(".\(name)") else {
            return nil
        }
        return record
    }

    private func property(_ name: String, of type: String) -> Symbol? {
        let owner = catalog.apis.named(type)
        if reasons.isClass(type) {
            return Self.reasonClass(type, name == "standardUserDefaults" ? "+[\(type) \(name)]" : type, owner)
        }
        if let record = getter(name, of: type) ?? catalog.apis.named("+[\(type) \(name)]")
            ?? catalog.apis.named("-[\(type) \(name)]")
        {
            return Symbol(name: record.names.objc ?? record.id, record: record, owner: owner)
        }
        for name in ["-[\(type) \(name)]", "+[\(type) \(name)]", "\(type).\(name)"] where reasons.exact(name) != nil {
            return Symbol(name: name, record: nil, owner: owner)
        }
        return nil
    }

    /// A selector that is written out: only private ones are telling without a receiver.
    private func selector(_ name: String) -> Symbol? {
        guard let record = catalog.apis.named(name), record.status == .private, record.id == name else { return nil }
        return Symbol(name: name, record: record, owner: nil)
    }

    /// A method that a protocol asks for, by a selector that no other has by chance.
    private func implementation(_ selector: String) -> Symbol? {
        guard selector.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1, let record = catalog.apis.named(selector),
            let objc = record.names.objc, objc.hasPrefix("-["), objc.hasSuffix(" \(selector)]"),
            let type = objc.dropFirst(2).split(separator: " ").first,
            let owner = catalog.apis.named(String(type)), owner.kind == "protocol"
        else { return nil }
        return Symbol(name: objc, record: record, owner: owner)
    }
}
