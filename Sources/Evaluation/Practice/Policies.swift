/// What the app's code does by rule of its own, which no file shows: the member `policies`.
package struct Policies: Sendable, Equatable {
    /// For how many hours a stored authorization state is believed.
    package var authorizationTTL: Double?
    /// Whether states are read again when the app becomes active.
    package var rereadsOnActivation: Bool?
    /// What is stored about permissions: `asked_at`.
    package var persisted: [String] = []
    /// Whether the task at hand survives the end of the process.
    package var restoresTask: Bool?
    /// The least accurate location that is accepted, in metres.
    package var maximumHorizontalAccuracy: Double?
    /// The oldest location that is accepted, in seconds.
    package var maximumLocationAge: Double?
    /// Whether those two depend on the accuracy authorization.
    package var considersAccuracy: Bool?
    /// Whether the app needs the network when it is first opened.
    package var networkAtFirstLaunch: Bool?
    /// Regions where the app is sold, as ISO 3166 codes: `CN`.
    package var markets: [String] = []
    /// Where features of a permission are tested, `device` or `simulator`, by permission id.
    package var testedOn: [String: [String]] = [:]

    package init() {}
}
