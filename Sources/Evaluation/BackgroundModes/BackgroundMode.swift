internal import Documents

/// One value of `UIBackgroundModes`, as it stands there and as it is meant.
struct BackgroundMode: Sendable {
    /// Where it stands: an element of the list, or the key itself, where a string is in the place of the list.
    let pointer: Pointer
    let node: Node
    /// As written.
    let text: String
    /// The modes that it stands for; of a misspelt or invented one those that are meant.
    ///
    /// Empty where no mode is needed, `nil` where nobody knows.
    let meaning: [String]?
    /// Whether all of ``meaning`` is meant, and not one of it.
    let isSure: Bool

    /// Whether this is the value itself.
    var isRight: Bool { meaning == [text] }
    /// Whether it is an element of a list, as it should be.
    var isListed: Bool { pointer.tokens.count > 1 }
}

extension Document {
    /// The texts of `UIBackgroundModes`; of a string in the place of the list its words.
    var writtenModes: [(pointer: Pointer, text: String, node: Node)] {
        let pointer = Pointer.root.appending("UIBackgroundModes")
        guard let value = root?["UIBackgroundModes"], let text = value.string else {
            return strings("UIBackgroundModes").map { (pointer.appending($0.index), $0.text, $0.node) }
        }
        return text.listed.map { (pointer, $0, value) }
    }
}

extension String {
    /// The names in a string that stands where a list belongs: `location audio`, `location, audio`.
    var listed: [String] {
        isVariable ? [self] : split { $0.isWhitespace || $0 == "," || $0 == ";" }.map(String.init)
    }
}
