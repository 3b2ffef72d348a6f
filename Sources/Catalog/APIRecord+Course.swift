extension APIRecord {
    /// The versions at which what the symbol is worth may change, as far as the row itself tells.
    var turningPoints: [OSVersion] { [introduced, deprecated, obsoleted].compactMap { $0 } }

    /// Whether an app that runs on the versions of `range` and is built with `sdk` meets a change of the symbol.
    ///
    /// That is a version behind the first at which the verdict is another, or an SDK up to `sdk`, but above the first
    /// version, from which on a call does nothing.
    package func changes(over range: OSVersionRange, sdk: OSVersion) -> Bool {
        if let ineffectiveFromSDK, range.lower < ineffectiveFromSDK, ineffectiveFromSDK <= sdk { return true }
        let first = verdict(ios: range.lower, sdk: sdk)
        return turningPoints.contains {
            range.lower < $0 && $0 <= range.upper && verdict(ios: $0, sdk: sdk) != first
        }
    }

    /// Whether the symbol is worth `verdict` at some version of `range`.
    package func has(_ verdict: Verdict, in range: OSVersionRange, sdk: OSVersion?) -> Bool {
        ([range.lower] + turningPoints.filter(range.contains)).contains { self.verdict(ios: $0, sdk: sdk) == verdict }
    }
}

extension CatalogSnapshot {
    /// What `record` is worth over `range` to a binary built with `sdk`, and what to use instead, part by part.
    package func course(of record: APIRecord, over range: OSVersionRange, sdk: OSVersion?) -> [VerdictSpan] {
        let others = (record.replacements + (predecessors[record.id] ?? [])).compactMap { apis[id: $0] }
        let points = ([record] + others).flatMap(\.turningPoints).filter { range.lower < $0 && $0 <= range.upper }
        var course: [(from: OSVersion, verdict: Verdict?, use: String?)] = []
        for point in [range.lower] + Set(points).sorted() {
            let verdict = record.verdict(ios: point, sdk: sdk)
            let use = use(insteadOf: record, ios: point, sdk: sdk).first
            if let last = course.last, last.verdict == verdict, last.use == use { continue }
            course.append((point, verdict, use))
        }
        return course.enumerated().map { index, part in
            let next = index + 1 < course.count ? course[index + 1].from : nil
            return VerdictSpan(from: part.from, before: next, verdict: part.verdict, use: part.use)
        }
    }
}
