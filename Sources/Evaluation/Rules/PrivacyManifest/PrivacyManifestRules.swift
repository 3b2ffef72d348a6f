extension RuleRegistry {
    /// The family's rules, in order of id.
    static let privacyManifestRules: [any Rule.Type] = [
        ManifestNotNamedAsRequired.self, ManifestOutsideBundleRoot.self, UnexpectedManifestKey.self,
        UnknownAPICategory.self, ReasonsMissing.self, ReasonNotInCategory.self, SDKReasonInApp.self,
        UnknownDataType.self, PurposesMissing.self, UnknownPurpose.self, DataTypeFlagNotBoolean.self,
        TrackingNotBoolean.self, TrackingWithoutDomains.self, MalformedTrackingDomain.self,
        DomainsWithoutTracking.self, UndeclaredRequiredReasonAPI.self, TrackingWithoutPurposeString.self,
        EmptyAccessedAPITypes.self, SentDataUndeclared.self, StandardDefaultsWithoutReason.self,
        MalformedManifestEntry.self,
        CollectedDataTypesMissing.self, RepeatedDeclaration.self, TrackedDataWithoutTracking.self,
    ]
}
