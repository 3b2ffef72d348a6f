/// Notes `CTCellularData`, which tells of the cellular switch only, not of the network.
struct CellularDataAsNetworkPermission: Rule {
    static let id = "NET-001"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard !context.uses.contains(where: { $0.isUse(of: "NWPathMonitor") }) else { return [] }
        return context.uses.filter { $0.use.origin == .app && $0.isUse(of: "CTCellularData") }.map { use in
            context.finding(
                Self.self,
                at: use.location,
                arguments: ["api": .text(use.use.name)],
                permission: "cellular-data",
                because: [use.cause]
            )
        }
    }
}
