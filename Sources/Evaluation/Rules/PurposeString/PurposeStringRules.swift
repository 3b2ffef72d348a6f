extension RuleRegistry {
    /// The family's rules, in order of id.
    static let purposeStringRules: [any Rule.Type] = [
        BlankPurposeString.self, PlaceholderPurposeString.self, RestatedResource.self, VagueBenefit.self,
        NoConcreteUse.self, MarketingCopy.self, InstructionToGrant.self, OtherResourceNamed.self,
        RepeatedPurposeString.self, PurposeStringLength.self, NoFullSentence.self, AppNameRepeated.self,
        BackgroundUseNotExplained.self, ForeignActor.self,
    ]
}
