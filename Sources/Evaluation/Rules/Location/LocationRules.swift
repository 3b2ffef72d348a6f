extension RuleRegistry {
    /// The family's rules, in order of id.
    static let locationRules: [any Rule.Type] = [
        ClassAuthorizationStatus.self, OldLocationCallback.self, AccuracyNeverRead.self,
        RegionsWithReducedAccuracy.self, LocationDiscardedForAccuracy.self, LocationDiscardedForAge.self,
        AlwaysWithoutBackgroundUse.self, SecondAlwaysRequest.self, RelaunchWithoutAlways.self,
        BackgroundEventsOnOldSystems.self, SwappedLocationRawValue.self, LocationAskedInBackground.self,
        ServicesEnabledOnMain.self, NavigationAccuracyElsewhere.self, OneShotBesideUpdates.self,
        LegacyLocationUpdates.self, ServicesOffForDevice.self, AllowOnceExpired.self, BackgroundIndicatorShown.self,
    ]
}
