extension RuleRegistry {
    /// The family's rules, in order of id.
    static let photoRules: [any Rule.Type] = [
        LegacyPhotoAuthorization.self, LimitedPhotosUnhandled.self, FullAccessToPick.self, FullAccessToSave.self,
    ]
}
