internal import Catalog
internal import Documents

/// The API uses that the submitted sources tell.
struct SourceUses {
    /// In order of path and place.
    private(set) var uses: [ResolvedUse] = []
    /// How many more there are than are judged.
    private(set) var omitted = 0
    /// How many uses each stands for beside itself, where there are more alike in the file than are judged.
    private(set) var further: [Place: Int] = [:]

    /// Where a use is.
    struct Place: Hashable {
        let path: String?
        let line: Int?
        let column: Int?
    }

    /// Uses of one symbol in one file that are judged; more would say the same again.
    private static let mostAlike = 20

    /// The guard of a file that uses a macro of another, in which it is not told of as needless.
    private static let guardElsewhere = -1

    /// What makes two uses in one file say the same.
    private struct Likeness: Hashable {
        let name: String
        let values: [String]
        let availability: SourceReference.Guard
    }

    private let minIOS: OSVersion?
    private var names: SourceNames
    /// What the sources declare themselves, so that it is none of the system's.
    private let own: OwnNames
    /// The names that sources of C mention and that may be macros of other files, with the least guard on them.
    private let macroNames: [String: SourceReference.Guard]

    init(_ documents: [Document], catalog: CatalogSnapshot, minIOS: OSVersion?) {
        self.minIOS = minIOS
        names = SourceNames(catalog)
        let sources = documents.filter { $0.source?.isForMacAlone == false && !SourcePlace($0.path).isElsewhere }
        own = OwnNames(sources.compactMap(\.source))
        macroNames = sources.reduce(into: [:]) { names, document in
            names.merge(document.source?.macroNames ?? [:]) { $0.least($1) }
        }
        for document in sources { read(document) }
    }

    private mutating func read(_ document: Document) {
        guard let source = document.source else { return }
        let isOfOtherTarget = SourcePlace(document.path).mayBeOfOtherTarget
        /// Guards of the file that have been told already.
        var told: Set<Int> = [Self.guardElsewhere]
        var counts: [Likeness: Int] = [:]
        /// Where the last of those that are judged is.
        var last: [Likeness: Place] = [:]
        /// The uses beyond the mentions that the source tells of.
        var mentions = source.furtherMentions
        for reference in own.references(of: source) + usedMacros(of: source) {
            guard !own.declare(reference, in: source.language),
                let symbol = names.symbol(reference, in: source.language), concerns(symbol)
            else { continue }
            let arguments = own.resolve(reference.arguments)
            // Values tell what else the Info.plist must list; a touch of a type has none.
            let values = symbol.record?.kind == "class" ? [] : arguments.map(\.value)
            let likeness = Likeness(name: symbol.name, values: values, availability: reference.availability)
            counts[likeness, default: 0] += 1
            guard counts[likeness, default: 0] <= Self.mostAlike else {
                if let place = last[likeness] { further[place, default: 0] += 1 }
                continue
            }
            guard uses.count < EvaluationContext.mostSourceUses else {
                omitted += 1
                continue
            }
            var use = APIUse(
                name: symbol.name,
                arguments: Dictionary(
                    arguments.enumerated().map { ($0.element.label ?? "\($0.offset)", $0.element.value) },
                    uniquingKeysWith: { first, _ in first }
                ),
                bundle: document.bundle,
                file: document.path,
                line: reference.position.line,
                column: reference.position.column
            )
            use.guardedFrom = guarding(reference, symbol, isOfOtherTarget, &told)
            let place = Place(path: document.path, line: use.line, column: use.column)
            last[likeness] = place
            if reference.kind == .mention, let more = mentions.removeValue(forKey: reference.name) {
                further[place, default: 0] += more
            }
            uses.append(
                ResolvedUse(use, record: symbol.record, owner: symbol.owner, values: arguments.map(\.value))
            )
        }
    }

    /// What the macros of a header stand for that other sources use.
    private func usedMacros(of source: SourceCode) -> [SourceReference] {
        source.unusedMacros.flatMap { name, references in
            let outer = macroNames[name]?.ofAnotherFile
            return outer.map { outer in references.map { $0.guarded(by: $0.availability.within(outer)) } } ?? []
        }
        .sorted { ($0.position.offset, $0.name) < ($1.position.offset, $1.name) }
    }

    /// Whether a rule may have something to say of the symbol.
    ///
    /// Of the thousands of names in every source that draw the screen only those count that come or go with a version.
    private func concerns(_ symbol: SourceNames.Symbol) -> Bool {
        guard let record = symbol.record, record.status == .known, record.permissions.isEmpty,
            record.requiredKeys.isEmpty, record.requiredReasonCategory == nil,
            Self.drawing.contains(record.framework ?? ""), symbol.owner?.id != "UIApplication",
            symbol.owner?.requiredKeys.isEmpty ?? true, record.deprecated == nil, record.ineffectiveFromSDK == nil
        else { return true }
        return record.introduced.map { $0 > minIOS ?? Self.oldestLikely } ?? false
    }

    private static let drawing: Set = ["UIKit", "Foundation", "WebKit", "MapKit", "AVKit", "SwiftUI", "GameKit"]
    /// Nobody says the oldest version; no app of this day runs on an older one than this.
    private static let oldestLikely = OSVersion(12)

    /// What is told of the guard around a use.
    private func guarding(
        _ reference: SourceReference,
        _ symbol: SourceNames.Symbol,
        _ isOfOtherTarget: Bool,
        _ told: inout Set<Int>
    ) -> APIUse.Guard {
        let introduced = symbol.record?.introduced
        let isNewer = introduced.map { introduced in minIOS.map { introduced > $0 } ?? false } ?? false
        switch reference.kind {
        case .implementation, .mention, .selector:
            // The system calls a method that it knows, and a constant is no call: neither needs a guard.
            if isNewer, let introduced { return .from(introduced) }
            return .notSaid
        default: break
        }
        switch reference.availability {
        case .from(let version, let ordinal):
            guard let version = try? OSVersion(version) else { return .notSaid }
            // One use of a needless guard tells of it.
            if let minIOS, version <= minIOS, !isNewer, !told.insert(ordinal).inserted { return .notSaid }
            return .from(version)
        case .unsure: return .notSaid
        case .unguarded: return isOfOtherTarget ? .notSaid : .none
        }
    }
}

extension SourceCode {
    /// Whether the file can be compiled for the Mac only: it imports what no other system has.
    fileprivate var isForMacAlone: Bool {
        let modules = imports.map { (name: $0.name.prefix { $0 != "/" }, isConditional: $0.isConditional) }
        return modules.contains { ["AppKit", "Cocoa"].contains($0.name) && !$0.isConditional }
            && !modules.contains { $0.name == "UIKit" }
    }
}
