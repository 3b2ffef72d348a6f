/// Notes a camera that is tested in the Simulator only.
struct CameraTestedInSimulator: Rule {
    static let id = "TEST-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let places = context.submission.policies.testedOn["camera"], !places.isEmpty,
            places.allSatisfy({ $0.lowercased() == "simulator" })
        else { return [] }
        return [context.finding(Self.self, onPolicy: "tested_on", permission: "camera")]
    }
}
