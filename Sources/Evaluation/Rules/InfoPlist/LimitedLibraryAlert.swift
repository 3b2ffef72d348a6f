internal import Documents

/// Notes an app that reads the photo library and leaves the system's own reminder of limited access on.
///
/// The patch is for apps that show another way to more pictures; without one the reminder is all that people have.
struct LimitedLibraryAlert: Rule {
    static let id = "PL-020"
    private static let key = "PHPhotoLibraryPreventAutomaticLimitedAccessAlert"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard !context.isAddedByBuild(Self.key) else { return [] }
        let offersMore = !context.ownUses.of(LimitedSelectionFixed.ways).isEmpty
        return context.keyNeeds.filter { $0.key == "NSPhotoLibraryUsageDescription" && $0.strength == .needed }
            .flatMap { need in
                context.infoPlists(for: need)
                    .filter { $0.satisfies(need) && $0.root?[Self.key] == nil }
                    .map { document in
                        context.finding(
                            Self.self,
                            at: document.location(ofKey: Self.key),
                            permission: "photo-library",
                            patch: offersMore ? [.add(Pointer.root.appending(Self.key), .boolean(true))] : [],
                            because: need.because
                        )
                    }
            }
    }
}
