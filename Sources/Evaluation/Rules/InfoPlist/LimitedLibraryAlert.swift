internal import Documents

/// Notes an app that reads the photo library and leaves the system's own reminder of limited access on.
struct LimitedLibraryAlert: Rule {
    static let id = "PL-020"
    private static let key = "PHPhotoLibraryPreventAutomaticLimitedAccessAlert"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.keyNeeds.filter { $0.key == "NSPhotoLibraryUsageDescription" && $0.strength == .needed }
            .flatMap { need in
                context.infoPlists(forCodeOf: need.bundle)
                    .filter { $0.satisfies(need) && $0.root?[Self.key] == nil }
                    .map { document in
                        context.finding(
                            Self.self,
                            at: document.location(ofKey: Self.key),
                            permission: "photo-library",
                            patch: [.add(Pointer.root.appending(Self.key), .boolean(true))],
                            because: need.because
                        )
                    }
            }
    }
}
