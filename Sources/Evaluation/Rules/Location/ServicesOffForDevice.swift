/// Notes that location is denied because the service is off for the whole device.
struct ServicesOffForDevice: Rule {
    static let id = "LOC-017"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let state = context.submission.observed["location"],
            state.authorization == "denied", state.servicesEnabled == false
        else { return [] }
        return [context.finding(Self.self, onObserved: "location")]
    }
}
