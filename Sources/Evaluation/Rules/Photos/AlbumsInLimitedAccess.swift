/// Notes an album feature in an app that asks for the photo library: with limited access there are no user albums.
///
/// Silent for calls whose argument `status` says that they run with full access only.
struct AlbumsInLimitedAccess: Rule {
    static let id = "PH-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard !context.features(.albums).isEmpty, !context.fullLibraryRequests.isEmpty else { return [] }
        let uses = context.ownUses.of([
            "PHAssetCollection.fetchAssetCollections", "PHCollectionList.fetchTopLevelUserCollections",
            "PHAssetCollectionChangeRequest.creationRequestForAssetCollection",
        ])
        return context.finding(
            Self.self,
            on: uses.filter { !$0.says("status", "authorized") },
            arguments: ["features": .list(context.features(.albums).shortened())],
            permission: "photo-library"
        )
    }
}
