/// Notes an app for mainland China that needs the network when it is first opened.
struct FirstLaunchNetworkInChina: Rule {
    static let id = "NET-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        let policies = context.submission.policies
        guard policies.networkAtFirstLaunch == true, policies.markets.contains(where: { $0.uppercased() == "CN" })
        else { return [] }
        return [context.finding(Self.self, onPolicy: "network_at_first_launch", permission: "cellular-data")]
    }
}
