extension RuleRegistry {
    /// The family's rules, in order of id.
    static let infoPlistRules: [any Rule.Type] = [
        PhotoLibraryKeyMissing.self, PhotoLibraryAddKeyMissing.self, CameraKeyMissing.self, MicrophoneKeyMissing.self,
        LocationWhenInUseKeyMissing.self, LocationAlwaysKeyMissing.self, ObsoleteLocationAlwaysKey.self,
        OldLocationAlwaysKeyMissing.self, TemporaryAccuracyKey.self, ReducedAccuracyDefault.self, WrongValueType.self,
        BackgroundLocationModeMissing.self, BackgroundLocationWithoutUse.self, BluetoothKeyMissing.self,
        OldBluetoothKeyMissing.self, ObsoleteBluetoothKey.self, LocalNetworkKeyMissing.self, BonjourServices.self,
        MulticastEntitlementMissing.self, LimitedLibraryAlert.self, CalendarKeyMissing.self, RemindersKeyMissing.self,
        UnusedPurposeString.self, WrongKeyName.self, ForcedBySDK.self, LimitedContactsUnhandled.self,
        PurposeStringMissing.self, HealthKeyMissing.self, TaskIdentifiersMissing.self, UnknownBackgroundMode.self,
        NFCFormats.self, BackgroundModeWithoutKey.self, UnlistedTaskIdentifier.self, ForeignPlatformKey.self,
        ObsoleteKey.self, AppClipBackgroundModes.self, PushEntitlementMissing.self, SDKTooOld.self,
        EntitlementMissing.self, HealthTextOneWord.self, AppClipAlwaysLocation.self, EntitlementValue.self,
        MisspeltEntitlement.self, ImpossibleMinimum.self,
    ]
}
