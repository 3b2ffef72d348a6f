extension RuleRegistry {
    /// The family's rules, in order of id.
    static let crossPlatformRules: [any Rule.Type] = [
        HandlerNotBuiltIn.self, LimitedAccessUnhandled.self, BridgedAccuracyKey.self, MacroLeftOff.self,
        DeniedTakenForRefusal.self, PrivacyDescriptionMissing.self, AuthorizeOnApp.self, BuilderTooOld.self,
        ModuleNotEnabled.self, PrivacyManifestElsewhere.self, OldImageChooser.self, ImageOpenedAsDocument.self,
        WebCaptureWithoutKey.self, UnknownBridgeCall.self, UnavailableTakenLiterally.self, AlwaysBeforeWhenInUse.self,
        PrivateInfoUndeclared.self, UnreadConfiguration.self,
    ]
}
