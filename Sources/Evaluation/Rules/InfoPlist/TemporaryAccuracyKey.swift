/// Reports a request for temporary full accuracy whose purpose key is not in the Info.plist's dictionary.
struct TemporaryAccuracyKey: Rule {
    static let id = "PL-009"
    private static let request = "CLLocationManager.requestTemporaryFullAccuracyAuthorization"

    func findings(in context: EvaluationContext) -> [Finding] {
        PurposeKeys(context: context).findings(
            of: Self.self,
            on: context.uses.filter { $0.isUse(of: Self.request) }
        )
    }
}
