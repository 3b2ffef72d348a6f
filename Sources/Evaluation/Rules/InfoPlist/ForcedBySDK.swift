internal import Documents

/// Notes a purpose string that only an SDK's code calls for.
struct ForcedBySDK: Rule {
    static let id = "PL-025"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.keyNeeds.filter(\.isOnlyOfSDKs).flatMap { need in
            context.infoPlists(for: need).filter { $0.satisfies(need) }.map { document in
                context.finding(
                    Self.self,
                    at: document.location(ofKey: need.key),
                    arguments: ["key": .text(need.key), "because": .list(need.because.names(upTo: 3))],
                    permission: need.permission,
                    because: need.because
                )
            }
        }
    }
}
