/// How loud a finding is: `note < warning < error`.
package enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// What the fault brings about.
package enum Effect: String, Codable, Sendable, CaseIterable {
    case uploadRejected = "upload-rejected"
    case reviewRisk = "review-risk"
    case crash
    case silentFailure = "silent-failure"
    case ineffective
    case buildFailure = "build-failure"
    case advice
}

/// How sure it is that the effect comes.
package enum Certainty: String, Codable, Sendable, CaseIterable { case certain, likely, possible }
