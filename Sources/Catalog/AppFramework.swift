/// What an app, or a package of one, is built with.
package enum AppFramework: String, Codable, Sendable, CaseIterable {
    case native
    case reactNative = "react-native"
    case expo, flutter
    case uniapp
    /// uni-app x, whose projects have no `privacyDescription`.
    case uniappX = "uniapp-x"
    case wechat, capacitor, cordova
}
