internal import Documents

/// Reports a submission of files of which none was read: that nothing is wrong with them says nothing.
///
/// Files that cannot be read though they should be are DOC-001's.
struct NothingRead: Rule {
    static let id = "DOC-004"

    func findings(in context: EvaluationContext) -> [Finding] {
        let submission = context.submission
        guard !submission.documents.isEmpty, submission.holdsNothingElse,
            submission.documents.allSatisfy({ $0.status == .ignored || $0.kind == .archive && $0.status == .read })
        else { return [] }
        return [context.finding(Self.self, at: Finding.Location(path: nil))]
    }
}

extension Submission {
    /// Whether there is nothing to judge but documents.
    fileprivate var holdsNothingElse: Bool {
        apis.isEmpty && entitlements == nil && features.isEmpty && strings.isEmpty && functionalHosts.isEmpty
            && handledStates.isEmpty && requests.isEmpty && observed.isEmpty && policies == Policies()
            && purposeTexts.isEmpty && prompts.isEmpty
    }
}
