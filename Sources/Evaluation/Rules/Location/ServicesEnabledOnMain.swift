/// Reports `locationServicesEnabled()` on the main thread, as the argument `queue` tells it.
struct ServicesEnabledOnMain: UseRule {
    static let id = "LOC-013"
    static let symbols = ["CLLocationManager.locationServicesEnabled"]
    static let permission: String? = "location"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.says("queue", "main")
    }
}
