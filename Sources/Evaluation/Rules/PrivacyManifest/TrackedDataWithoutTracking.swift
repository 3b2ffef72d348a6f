internal import Documents

/// Notes a data type marked as used for tracking in a manifest that says it does not track.
///
/// The privacy report then contradicts itself; shipped SDKs have it, and no rejection is known.
struct TrackedDataWithoutTracking: Rule {
    static let id = "PM-026"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.filter { $0.tracks == false }.flatMap { manifest in
            manifest.collectedData.compactMap { data in
                guard let flag = data.dictionary[CollectedData.trackingKey], flag.value.boolean == true else {
                    return nil
                }
                return context.finding(
                    Self.self,
                    in: manifest,
                    at: flag.pointer,
                    flag.value.position,
                    arguments: ["type": .text(data.type?.value.string ?? "")]
                )
            }
        }
    }
}
