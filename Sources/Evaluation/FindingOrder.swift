internal import Documents

/// The order of findings in every answer: loudest first, then path, place, rule, and at last whatever else differs.
enum FindingOrder {
    static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if left.severity != right.severity { return left.severity > right.severity }
        let (a, b) = (left.location, right.location)
        if a.path != b.path { return (a.path ?? "") < (b.path ?? "") }
        let offsets = (a.position?.offset ?? 0, b.position?.offset ?? 0)
        if offsets.0 != offsets.1 { return offsets.0 < offsets.1 }
        return tieBreak(left).lexicographicallyPrecedes(tieBreak(right))
    }

    private static func tieBreak(_ finding: Finding) -> [String] {
        let arguments = finding.arguments.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return [finding.location.pointer.description, finding.rule, finding.phrase, finding.location.bundle ?? ""]
            + arguments + finding.because.map { "\($0)" }
    }
}
