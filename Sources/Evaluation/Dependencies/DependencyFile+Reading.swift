internal import Catalog
internal import Documents

extension DependencyFile {
    /// What `document` says of packages; `nil` where its kind says nothing of any.
    init?(_ document: Document) {
        guard let root = document.root else { return nil }
        switch document.kind {
        case .podfileLock: self = .podfileLock(root)
        case .podfile: self = .podfile(root)
        case .podspec: self = .podspec(root)
        case .packageResolved: self = .packageResolved(root)
        case .pubspecLock: self = .pubspecLock(root)
        case .pubspec: self = .pubspec(root)
        case .packageLock: self = .packageLock(root)
        case .yarnLock: self = .yarnLock(root)
        case .pnpmLock: self = .pnpmLock(root)
        case .packageJSON: self = .packageJSON(root)
        case .uniAppManifest: self = .uniAppManifest(root)
        default: return nil
        }
    }
}
