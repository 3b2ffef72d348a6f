/// What a connection was at when its time was over.
package enum TimeoutPhase: String, CaseIterable, Sendable {
    /// Between requests: nobody's fault.
    case idle
    /// The head of a request.
    case head
    /// The body of a request.
    case body
    /// The client's taking of an answer.
    case write
    /// The client's closing after the last answer.
    case linger

    /// The place among all phases.
    var index: Int { Self.places[self] ?? 0 }

    private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
