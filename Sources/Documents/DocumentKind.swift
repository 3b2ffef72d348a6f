/// What a file is, by its name and content.
package enum DocumentKind: String, Sendable, Codable, CaseIterable {
    // MARK: Property lists

    case infoPlist = "info-plist"
    case privacyManifest = "privacy-manifest"
    case entitlements
    /// `InfoPlist.strings` of a `.lproj`: keys of Info.plist and their texts in one language.
    case infoPlistStrings = "info-plist-strings"
    /// `InfoPlist.xcstrings`: the same for every language, as Xcode 15 and newer keep it.
    case infoPlistCatalog = "info-plist-catalog"
    /// `project.pbxproj` and `*.xcconfig`: what Xcode writes into an Info.plist.
    case buildSettings = "build-settings"

    /// `project.yml` of XcodeGen.
    case xcodeGenProject = "xcodegen-project"

    // MARK: Package managers

    case podfile
    case podfileLock = "podfile-lock"
    /// `*.podspec.json`.
    case podspec
    /// `Package.resolved` of Swift Package Manager, versions 1 to 3.
    case packageResolved = "package-resolved"
    case pubspec
    case pubspecLock = "pubspec-lock"
    case packageJSON = "package-json"
    /// `package-lock.json` or `npm-shrinkwrap.json`, versions 1 to 3.
    case packageLock = "package-lock"
    /// `yarn.lock` of Yarn 1 (format `text`), or of Yarn 2 and newer (`yaml`): the keys are those of the file.
    case yarnLock = "yarn-lock"
    case pnpmLock = "pnpm-lock"

    // MARK: Frameworks

    /// `app.json` of an Expo app.
    case expoConfig = "expo-config"
    /// `app.json` of a WeChat mini program.
    case weChatApp = "wechat-app"
    /// `project.config.json` of a WeChat mini program.
    case weChatProject = "wechat-project"
    /// `manifest.json` of UniApp.
    case uniAppManifest = "uniapp-manifest"
    /// `pages.json` of UniApp.
    case uniAppPages = "uniapp-pages"
    case capacitorConfig = "capacitor-config"
    /// `config.xml` of Cordova.
    case cordovaConfig = "cordova-config"
    /// `plugin.xml` of a Cordova plugin.
    case cordovaPlugin = "cordova-plugin"

    /// A ZIP archive of a project's folder, whose files are documents of their own.
    case archive

    // MARK: Sources

    case swift
    /// Objective-C, Objective-C++, and headers of either and of C.
    case objectiveC = "objective-c"
    case dart
    case javaScript = "javascript"
    case typeScript = "typescript"

    case unknown
}
