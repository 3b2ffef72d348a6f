extension Int {
    /// The number that `text` writes in the digits 0 to 9 and nothing else; `nil` where it is none, or too large.
    init?(digits text: some StringProtocol) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        self.init(text)
    }
}
