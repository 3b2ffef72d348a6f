/// Notes a local-network operation whose first failure is taken for good, as the argument `on_failure` tells it.
struct FirstLocalOperationFails: UseRule {
    static let id = "NET-003"
    static let symbols = ["NWConnection", "NWBrowser", "NWListener", "NetServiceBrowser", "URLSession"]
    static let permission: String? = "local-network"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.says("on_failure", "give-up", "fail")
    }
}
