internal import Catalog
internal import Documents
internal import Evaluation

/// What a caller asks to have judged, read.
struct EvaluationRequest {
    var submission = Submission()
    /// The submitted files, for excerpts.
    var contents: [Document.Name: [UInt8]] = [:]
    /// SHA-256 of each submitted file, in the order of the documents; two may bear one path.
    var digests: [String] = []
    /// The members that tell how the app's code behaves, as they came: part of the name of the evaluation.
    var practice: [String: Node] = [:]
    /// Fields of the request that are well-formed but that no rule reads yet.
    var notJudged: [String] = []

    /// Names the parts that no rule of `catalog` reads, as the caller wrote them.
    mutating func noteUnread(by catalog: CatalogSnapshot) {
        let read = Set(catalog.rules.rows.flatMap(\.inputs))
        let given = [
            ("features", !submission.features.isEmpty), ("strings", !submission.strings.isEmpty),
            ("functional_hosts", !submission.functionalHosts.isEmpty),
            ("handled_states", !submission.handledStates.isEmpty), ("prompts", !submission.prompts.isEmpty),
        ]
        notJudged += given.filter { $0.1 && !read.contains($0.0) }.map(\.0)
    }
}
