extension RuleRegistry {
    /// The family's rules, in order of id.
    static let photoRules: [any Rule.Type] = [
        LegacyPhotoAuthorization.self, LimitedPhotosUnhandled.self, FullAccessToPick.self,
        LimitedSelectionFixed.self, LimitedPickerElsewhere.self, AlbumsInLimitedAccess.self, PickerResultFetched.self,
        GalleryWithoutObserver.self, NestedPhotoChanges.self, FullAccessToSave.self, PhotoHandlerOffMain.self,
        ImagePickerLibrarySource.self,
    ]
}
