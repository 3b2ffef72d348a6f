extension RuleRegistry {
    /// The family's rules, in order of id.
    static let networkRules: [any Rule.Type] = [
        CellularDataAsNetworkPermission.self, FirstLaunchNetworkInChina.self, FirstLocalOperationFails.self,
    ]
}
