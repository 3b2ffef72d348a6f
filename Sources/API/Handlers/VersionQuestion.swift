internal import Catalog
internal import JSON

/// The versions at which a request looks at symbols.
enum VersionQuestion {
    /// At none.
    case none
    /// At one pair of versions.
    case at(APIVersions)
    /// Over the versions of a range, as a binary built with one SDK.
    case over(OSVersionRange, sdk: OSVersion?)
    /// What changes for an app that runs on every version of a range and is built with the SDK of its end.
    case changes(OSVersionRange, sdk: OSVersion)

    /// Reads `ios` and `sdk`.
    init(_ parameters: inout Parameters) {
        let ios = parameters.versionRange("ios")
        let sdk = parameters.version("sdk")
        if let ios, ios.lower < ios.upper {
            self = .over(ios, sdk: sdk)
        } else if ios != nil || sdk != nil {
            self = .at(APIVersions(ios: ios?.lower, sdk: sdk))
        } else {
            self = .none
        }
    }

    /// Reads `min_ios` as well, with which `sdk` asks for what changes between the two.
    init(withOldest parameters: inout Parameters) {
        guard parameters.text("min_ios") != nil else {
            self.init(&parameters)
            return
        }
        let oldest = parameters.version("min_ios")
        let sdk = parameters.version("sdk")
        self = .none
        if parameters.text("ios") != nil {
            parameters.fault("ios", "ios and min_ios exclude each other: min_ios and sdk are the ends of a range.")
        }
        if parameters.text("sdk") == nil {
            parameters.fault("min_ios", "min_ios needs sdk: what changes between the two is listed.")
        }
        guard let oldest, let sdk else { return }
        if let range = OSVersionRange(oldest, sdk) {
            self = .changes(range, sdk: sdk)
        } else {
            parameters.fault("min_ios", "min_ios \(oldest) is above sdk \(sdk).")
        }
    }

    /// Whether the answer to a question for `verdict` depends on the version asked for.
    var namesVersion: Bool { if case .none = self { false } else { true } }

    /// Whether `record` belongs in the list, where only a verdict is wanted or only what changes.
    func takes(_ record: APIRecord, verdict: Verdict?) -> Bool {
        switch self {
        case .none: return verdict.map { record.verdict(ios: nil, sdk: nil) == $0 } ?? true
        case .at(let versions):
            return verdict.map { record.verdict(ios: versions.ios, sdk: versions.sdk) == $0 } ?? true
        case .over(let range, let sdk): return verdict.map { record.has($0, in: range, sdk: sdk) } ?? true
        case .changes(let range, let sdk):
            return record.changes(over: range, sdk: sdk)
                && (verdict.map { record.has($0, in: range, sdk: sdk) } ?? true)
        }
    }
}

extension APIRecord {
    /// Writes the record and what it is worth at the versions that were asked for.
    func write(to writer: inout JSONWriter, question: VersionQuestion, in context: RequestContext) {
        let (version, range): (APIVersions?, OSVersionRange?) =
            switch question {
            case .none: (nil, nil)
            case .at(let versions): (versions, nil)
            case .over(let range, let sdk): (APIVersions(ios: nil, sdk: sdk), range)
            case .changes(let range, let sdk): (APIVersions(ios: nil, sdk: sdk), range)
            }
        write(to: &writer, language: context.language, at: version, over: range, in: context.catalog)
    }
}
