package import Catalog

extension Severity {
    /// The loudest that a finding may be which rests on facts of that confidence.
    package init(boundedBy confidence: Confidence) {
        switch confidence {
        case .documented, .multiSource: self = .error
        case .singleSource: self = .warning
        case .fromMemory: self = .note
        }
    }
}
