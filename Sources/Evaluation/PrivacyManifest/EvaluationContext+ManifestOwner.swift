internal import Documents

extension EvaluationContext {
    /// Whose privacy manifest it is: an app's or an SDK's; `nil` = nobody knows.
    ///
    /// What the submission says of its bundle, or of all of it, counts first; then whether the Info.plist of an app lies in the
    /// same folder or around it.
    func owner(of manifest: PrivacyManifest) -> Target.Kind? {
        let document = manifest.document
        if let bundle = document.bundle { return owner(ofBundle: bundle) }
        if manifest.isOfDependency { return .sdk }
        if let kind = submission.target.kind { return kind }
        if let file = embedded(document)?.file.kind {
            return [.expoConfig, .cordovaConfig].contains(file) ? .app : nil
        }
        return isBesideAppInfoPlist(document) ? .app : nil
    }

    /// Whose manifest declares what code of `bundle` uses; `nil` is the bundle of the app, or of the SDK that is judged.
    func owner(ofBundle bundle: String?) -> Target.Kind? {
        guard let bundle else { return submission.target.kind }
        if let kind = bundles.kind(of: bundle) {
            return ["app", "app-clip", "app-extension"].contains(kind) ? .app : .sdk
        }
        return bundle.hasSuffix(".app") || bundle.hasSuffix(".appex") ? .app : .sdk
    }

    private func isBesideAppInfoPlist(_ manifest: Document) -> Bool {
        let folder = manifest.path.folderPath
        return infoPlists.contains { document in
            guard !document.isEmbedded, document.bundle == nil, role(of: document) == .app,
                document.isEvidentlyOfApp || document.holdsPurposeString
            else { return false }
            // What lies at the top of a repository says nothing of the folders below.
            let place = document.path.folderPath
            return place == folder || !place.isEmpty && folder.hasPrefix(place)
        }
    }
}

extension Document {
    /// Whether a key is there that iOS reads for a permission, which it does of apps and extensions alone.
    fileprivate var holdsPurposeString: Bool {
        root?.entries?.contains { $0.key.hasPrefix("NS") && $0.key.hasSuffix("UsageDescription") } == true
    }
}
