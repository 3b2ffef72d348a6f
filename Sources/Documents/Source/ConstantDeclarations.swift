/// What the names stand for that a source gives values: constants, variables, members, parameters, and macros of C.
///
/// A name that is given several values stands for each of them, and of a value that is not written out for nothing. Nothing
/// is computed: `let media = isOld ? AVMediaType.video : .audio` stands for both.
struct ConstantDeclarations: Sendable {
    struct Declaration {
        let name: String
        /// The tokens for which it goes.
        let scope: Range<Int>
        /// From this token on; a member and a global are known before it.
        let start: Int
        /// The type whose member it is.
        var owner: Owner?
        /// What a call gives for it: `ask/_0`.
        var parameter: String?
        /// The expressions that give it a value.
        var expressions: [Range<Int>] = []
        /// The constants that a macro stands for.
        var aliases: [String] = []
        /// The values that are written out.
        var values: [String] = []
    }

    /// The scope of what stands in no braces.
    static let everywhere = 0..<Int.max

    struct Owner: Sendable, Equatable {
        let name: String
        let isEnumeration: Bool
    }

    private(set) var all: [Declaration] = []
    private var places: [String: [Int]] = [:]
    /// Members of types by `Type.name`, and of enumerations by `.name`.
    private var members: [String: [Int]] = [:]
    /// What other files may name, with its values.
    private(set) var shared: [String: [String]] = [:]

    /// Whether names are told that other files may declare.
    private(set) var isOpen = false
    /// Whether it is asked from outside of the file's code, in the body of a macro, where only globals are known.
    private var isOutside = false

    /// Declarations of one file that are followed.
    static let most = 10_000
    /// Values of one name; more are a table, not a constant.
    static let mostValues = 20
    /// Declarations of one name that are looked through.
    static let mostAlike = 200
    /// Names that stand for names.
    private static let longestChain = 8

    init(isOpen: Bool = false) { self.isOpen = isOpen }

    /// This, as the body of a macro sees it.
    var outside: ConstantDeclarations {
        var outside = self
        outside.isOutside = true
        return outside
    }

    init(in tokens: SourceTokens, of source: TextSource, _ language: SourceLanguage) {
        isOpen = language == .swift || language == .objectiveC
        switch language {
        case .swift: all = SwiftConstantReader.read(tokens)
        case .objectiveC: all = ObjectiveCConstantReader.read(tokens, in: source)
        case .dart, .javaScript, .typeScript: return
        }
        for (place, declaration) in all.enumerated() {
            places[declaration.name, default: []].append(place)
            guard let owner = declaration.owner else { continue }
            members["\(owner.name).\(declaration.name)", default: []].append(place)
            if owner.isEnumeration { members[".\(declaration.name)", default: []].append(place) }
        }
        var tokens = tokens
        // Each round follows one name more.
        for _ in 0..<Self.longestChain {
            tokens.declarations = self
            guard resolve(tokens) else { break }
        }
        for declaration in all where !declaration.values.isEmpty {
            if let owner = declaration.owner {
                share(declaration.values, as: "\(owner.name).\(declaration.name)")
                if owner.isEnumeration { share(declaration.values, as: ".\(declaration.name)") }
            } else if declaration.scope == Self.everywhere {
                share(declaration.values, as: declaration.name)
            }
        }
    }

    private mutating func share(_ values: [String], as name: String) {
        for value in values where shared[name]?.contains(value) != true { shared[name, default: []].append(value) }
    }

    /// Works out the values from what is known of the names in them; returns whether there were any new ones.
    private mutating func resolve(_ tokens: SourceTokens) -> Bool {
        var isNew = false
        for place in all.indices {
            for expression in all[place].expressions {
                let values = tokens.arguments(expression.lowerBound, expression.upperBound, label: nil)
                for value in values where add(value.value, to: place) { isNew = true }
            }
            for alias in all[place].aliases {
                for value in find(alias, at: 0)?.values ?? [alias] where add(value, to: place) { isNew = true }
            }
        }
        return isNew
    }

    private mutating func add(_ value: String, to place: Int) -> Bool {
        guard !value.isEmpty, all[place].values.count < Self.mostValues, !all[place].values.contains(value) else {
            return false
        }
        all[place].values.append(value)
        return true
    }

    /// What `name`, as an expression at `index` has it, was declared as; `nil` where the file does not declare it.
    func find(_ name: String, at index: Int) -> (values: [String], parameter: String?)? {
        if let places = members[name] {
            // Members of one name of two enumerations may be either's.
            if name.hasPrefix("."), places.count > 1 { return nil }
            return (places.flatMap { all[$0].values }, nil)
        }
        guard let places = places[name] else { return nil }
        let index = isOutside ? Int.max - 1 : index
        let seen = places.suffix(Self.mostAlike).filter { all[$0].scope.contains(index) && all[$0].start <= index }
        guard let best = seen.min(by: { all[$0].scope.count < all[$1].scope.count }) else { return nil }
        // Branches of the preprocessor may each declare it.
        let values = seen.filter { all[$0].scope == all[best].scope }.flatMap { all[$0].values }
        return (values, all[best].parameter)
    }
}
