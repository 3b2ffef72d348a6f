/// Reports a comparison of the location status with the number of another case.
///
/// The arguments `compared_to` and `meaning` tell it: 3 is `authorizedAlways`, 4 is `authorizedWhenInUse`.
struct SwappedLocationRawValue: UseRule {
    static let id = "LOC-011"
    static let symbols = [
        "CLLocationManager.authorizationStatus", "CLAuthorizationStatus", "CLLocationManagerDelegate.locationManager",
    ]
    static let permission: String? = "location"

    func reports(_ use: ResolvedUse, in context: EvaluationContext) -> Bool {
        use.says("compared_to", "3") && use.says("meaning", "authorizedwheninuse", "wheninuse", "when-in-use")
            || use.says("compared_to", "4") && use.says("meaning", "authorizedalways", "always")
    }
}
