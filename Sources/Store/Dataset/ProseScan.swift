/// Names and versions in prose that cannot be right, whatever the sentence says.
enum ProseScan {
    /// What looks like a reason code, `CA92.1`: four capital letters or digits, some of each, a point and a digit.
    static func reasonCodes(in text: String) -> [String] {
        let isNamed = { (scalar: Unicode.Scalar) in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || scalar == "." || scalar == "_" || scalar == "-"
        }
        return text.unicodeScalars.split { !isNamed($0) }
            .map { word in String(String.UnicodeScalarView(word.reversed().drop { $0 == "." }.reversed())) }
            .filter(isReasonCode)
    }

    private static func isReasonCode(_ word: String) -> Bool {
        let octets = Array(word.utf8)
        guard octets.count == 6, octets[4] == 0x2E, (0x30...0x39).contains(octets[5]) else { return false }
        let digits = octets[..<4].count { (0x30...0x39).contains($0) }
        let letters = octets[..<4].count { (0x41...0x5A).contains($0) }
        return digits + letters == 4 && digits > 0 && letters > 0
    }

    /// The versions between 18 and 26 that a sentence speaks of as if they existed.
    ///
    /// A sentence that names the gap from end to end, "iOS 19 to 25", says the right thing.
    static func missingVersions(in text: String) -> [Int] {
        ProsePhrase.sentences(of: text).flatMap { sentence -> [Int] in
            let words = String(decoding: sentence, as: UTF8.self)
            let versions = words.matches(of: /ios(?:sdk)?(19|2[0-5])(?![0-9])/).compactMap { Int($0.1) }
            return words.contains("19") && words.contains("25") ? [] : versions
        }
    }
}
