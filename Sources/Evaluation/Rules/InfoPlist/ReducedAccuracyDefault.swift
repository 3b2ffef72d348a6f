internal import Documents

/// Reports `NSLocationDefaultAccuracyReduced` in an app with a feature that needs the precise place.
struct ReducedAccuracyDefault: Rule {
    static let id = "PL-010"

    func findings(in context: EvaluationContext) -> [Finding] {
        let features = context.features(.preciseLocation)
        // An app that asks for full accuracy when the feature starts has thought of it.
        guard !features.isEmpty, !context.showsPartOfCode,
            !context.uses.contains(where: {
                $0.isUse(of: "CLLocationManager.requestTemporaryFullAccuracyAuthorization")
            })
        else { return [] }
        return context.appInfoPlists.filter { $0.root?["NSLocationDefaultAccuracyReduced"]?.boolean == true }.map {
            context.finding(
                Self.self,
                at: $0.location(ofKey: "NSLocationDefaultAccuracyReduced"),
                arguments: ["features": .list(features.shortened())],
                permission: "location",
                patch: [.remove(Pointer.root.appending("NSLocationDefaultAccuracyReduced"))]
            )
        }
    }
}
