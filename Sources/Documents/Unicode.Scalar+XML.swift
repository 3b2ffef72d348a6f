extension Unicode.Scalar {
    /// Whether XML 1.0 has the character (§2.2), written as it is or as a reference.
    package var isXMLCharacter: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: true
        case ..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
