internal import Documents

/// The order of findings in every answer: loudest first, then path, place, rule and phrase.
enum FindingOrder {
    static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if left.severity != right.severity { return left.severity > right.severity }
        return key(left).lexicographicallyPrecedes(key(right))
    }

    private static func key(_ finding: Finding) -> [String] {
        let at = finding.location
        // Offsets compare as numbers when both have the same count of digits.
        let offset = String(at.position?.offset ?? 0)
        let padded = String(repeating: "0", count: max(0, 12 - offset.utf8.count)) + offset
        return [at.path ?? "", padded, at.pointer.description, finding.rule, finding.phrase, at.bundle ?? ""]
    }
}
