/// Why a text is no iOS version.
package enum OSVersionError: Error, Equatable, CustomStringConvertible {
    case malformed(String)
    case neverReleased(String)

    /// One English sentence.
    package var description: String {
        switch self {
        case .malformed(let text):
            "\"\(text)\" is not a version: write one to three numbers joined by dots, as in 14.0."
        case .neverReleased(let text): "iOS \(text) was never released: iOS 18 is followed by iOS 26."
        }
    }
}
