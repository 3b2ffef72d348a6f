extension RuleRegistry {
    /// The family's rules, in order of id.
    static let purposeStringRules: [any Rule.Type] = [
        BlankPurposeString.self, PlaceholderPurposeString.self, RestatedResource.self, VagueBenefit.self,
        HiddenActor.self, NoConcreteUse.self, MarketingCopy.self, InstructionToGrant.self, OtherResourceNamed.self,
        RepeatedPurposeString.self, PurposeStringNotLocalized.self, PurposeStringLength.self, NoFullSentence.self,
        AppNameRepeated.self,
        UndeclaredTracking.self, BackgroundUseNotExplained.self, ForeignActor.self,
    ]
}
