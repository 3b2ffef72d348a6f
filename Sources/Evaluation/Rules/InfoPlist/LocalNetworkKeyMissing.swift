/// Reports a missing or blank `NSLocalNetworkUsageDescription` where code talks to the local network.
///
/// The list of Bonjour types is PL-018's.
struct LocalNetworkKeyMissing: Rule {
    static let id = "PL-017"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self, byEffect: true) { $0 == "NSLocalNetworkUsageDescription" }
    }
}
