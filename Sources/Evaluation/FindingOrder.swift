internal import Documents

/// The order of findings in every answer: loudest first, then path, place, rule, and at last whatever else differs.
enum FindingOrder {
    /// Puts `findings` in order.
    static func sorted(_ findings: [Finding]) -> [Finding] {
        let byPlace = findings.sorted { placeOrder($0, $1) == .before }
        // What else differs is spelled out only for findings at one place, and once for each.
        return byPlace.chunked { placeOrder($0, $1) == .same }.flatMap { findings in
            guard findings.count > 1 else { return Array(findings) }
            return findings.map { (finding: $0, way: way(to: $0), rest: tieBreak($0)) }
                .sorted { left, right in
                    left.way == right.way
                        ? left.rest.lexicographicallyPrecedes(right.rest)
                        : left.way.lexicographicallyPrecedes(right.way)
                }
                .map(\.finding)
        }
    }

    private enum Order { case before, same, after }

    private static func placeOrder(_ left: Finding, _ right: Finding) -> Order {
        if left.severity != right.severity { return left.severity > right.severity ? .before : .after }
        let (a, b) = (left.location, right.location)
        if a.path != b.path { return (a.path ?? "") < (b.path ?? "") ? .before : .after }
        let places = (Self.place(a), Self.place(b))
        return places.0 == places.1 ? .same : places.0 < places.1 ? .before : .after
    }

    /// Of an API use in a list the line is known, and no offset.
    private static func place(_ location: Finding.Location) -> (Int, Int, Int) {
        (location.position?.offset ?? 0, location.position?.line ?? 0, location.position?.column ?? 0)
    }

    /// A step to a value: elements come by their number, not by its digits.
    private enum Step: Comparable {
        case element(Int)
        case member(String)
    }

    private static func way(to finding: Finding) -> [Step] {
        finding.location.pointer.tokens.map { token in
            token.utf8.count < 10 ? Int(token).map(Step.element) ?? .member(token) : .member(token)
        }
    }

    private static func spelled(_ cause: Finding.Cause) -> [String] {
        switch cause {
        case .api(let name, let file, let line): [name, file ?? "", line.map(String.init) ?? ""]
        case .package(let name, let version, let via): [name, version ?? ""] + via
        case .entitlement(let name): [name]
        case .bundle(let path): [path]
        }
    }

    private static func tieBreak(_ finding: Finding) -> [String] {
        let arguments = finding.arguments.sorted { $0.key < $1.key }.flatMap { name, value in
            switch value {
            case .text(let text), .phrase(let text): [name, text]
            case .list(let items): [name] + items
            }
        }
        return [finding.location.pointer.description, finding.rule, finding.phrase, finding.location.bundle ?? ""]
            + arguments + finding.because.flatMap(spelled)
    }
}

extension Array {
    /// Runs of neighbours that `belongTogether`.
    fileprivate func chunked(where belongTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var chunks: [ArraySlice<Element>] = []
        var start = startIndex
        for index in indices.dropFirst() where !belongTogether(self[index - 1], self[index]) {
            chunks.append(self[start..<index])
            start = index
        }
        if start < endIndex { chunks.append(self[start...]) }
        return chunks
    }
}
