package import Catalog
package import Documents

/// Everything that a caller handed in to be judged together.
package struct Submission: Sendable {
    package struct Bundle: Sendable, Equatable {
        /// `Sample.app/PlugIns/Net.appex`.
        package let path: String
        /// `app`, `app-clip`, `app-extension`, `framework`, `bundle`; `nil` = not said.
        package let kind: String?
        package init(path: String, kind: String?) {
            self.path = path
            self.kind = kind
        }
    }

    /// A purpose string that is in no document.
    package struct PurposeText: Sendable, Equatable {
        /// `NSCameraUsageDescription`, or `NSLocationTemporaryUsageDescriptionDictionary/Delivery`.
        package let key: String
        package let text: String
        /// `zh-Hant`; `nil` = not said.
        package let locale: String?
        /// What the app calls itself; `nil` = not said.
        package let appName: String?
        /// Its place in the request.
        package let pointer: Pointer

        package init(key: String, text: String, locale: String? = nil, appName: String? = nil, pointer: Pointer) {
            self.key = key
            self.text = text
            self.locale = locale
            self.appName = appName
            self.pointer = pointer
        }
    }

    /// What a caller makes of a rule.
    package enum RuleSetting: Sendable, Equatable {
        case off
        case severity(Severity)
    }

    package var target = Target()
    package var documents: [Document] = []
    package var bundles: [Bundle] = []
    package var apis: [APIUse] = []
    /// Entitlements given in the request itself, as a document of kind `entitlements` whose path is `entitlements`.
    package var entitlements: Document?
    package var features: [String] = []
    /// Strings found in the binary.
    package var strings: [String] = []
    package var functionalHosts: [String] = []
    /// States that the app's code handles, by permission id: `["photo-library": ["authorized", "limited"]]`.
    package var handledStates: [String: [String]] = [:]
    /// Requests for permissions, in the order in which the app makes them.
    package var requests: [PermissionRequest] = []
    /// What a device showed, by permission id.
    package var observed: [String: ObservedState] = [:]
    package var policies = Policies()
    /// Purpose strings that are in no document.
    package var purposeTexts: [PurposeText] = []
    /// Screens of the app's own about permissions.
    package var prompts: [Prompt] = []
    /// By rule id.
    package var rules: [String: RuleSetting] = [:]

    /// For how many different wrong names of a kind near ones are looked for; a list full of strange names is not misspelt.
    package var mostSuggestions = 100
    /// How many findings are listed; the others are counted.
    package var mostFindings = Evaluation.maximumFindings
    /// How many purpose strings are reviewed.
    package var mostPurposeStrings = EvaluationContext.mostPurposeStrings

    package init() {}

    /// Documents, and elements of the lists: what the work of judging grows with.
    package var elementCount: Int {
        documents.count + bundles.count + apis.count + features.count + strings.count + functionalHosts.count
            + handledStates.values.reduce(0) { $0 + $1.count } + requests.count + observed.count
            + policies.persisted.count + policies.markets.count + purposeTexts.count
            + prompts.reduce(0) { $0 + 1 + $1.buttons.count }
    }
}

extension Submission {
    /// The submission with everything in order whose order means nothing.
    ///
    /// Two documents of one name and bundle keep theirs.
    var sorted: Submission {
        var sorted = self
        sorted.documents.sort { ($0.path, $0.bundle ?? "") < ($1.path, $1.bundle ?? "") }
        sorted.bundles.sort { ($0.path, $0.kind ?? "") < ($1.path, $1.kind ?? "") }
        sorted.functionalHosts.sort()
        for index in sorted.apis.indices where sorted.apis[index].ordinal == nil { sorted.apis[index].ordinal = index }
        sorted.apis.sort()
        return sorted
    }
}
