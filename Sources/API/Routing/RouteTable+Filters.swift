internal import Catalog

extension RouteTable {
    static let reviewCodeFilters: [RecordFilter<ReviewCodeRecord>] = [
        RecordFilter(parameter: "as_of") { parameters, context in
            parameters.day("as_of").map { day in { $0.isEnforced(on: day, in: context.catalog) == true } }
        }
    ]
    static let guidelineFilters: [RecordFilter<GuidelineRecord>] = [
        .choice("how_checked", of: GuidelineRecord.Check.self) { $0.howChecked.contains($1) },
        .named("code", in: { $0.reviewCodes }) { $0.codes.contains($1) },
        .named("rule", in: { $0.rules }) { $0.rules.contains($1) },
    ]
    static let modeFilters: [RecordFilter<BackgroundModeRecord>] = [
        .choice("status", of: KeyRecord.Status.self) { $0.status == $1 },
        .choice("risk", of: APIRecord.ReviewRisk.self) { $0.reviewRisk == $1 },
        .word("platform", in: { $0.backgroundModes }) { $0.platforms },
    ]
    static let entitlementFilters: [RecordFilter<EntitlementRecord>] = [
        .named("permission", in: { $0.permissions }) { $0.permission == $1 },
        .choice("status", of: KeyRecord.Status.self) { $0.status == $1 },
        .choice("granted", of: EntitlementRecord.Grant.self) { $0.granted == $1 },
    ]
    static let timelineFilters: [RecordFilter<TimelineRecord>] = [
        .day("from") { $0.date >= $1.prefix($0.date.utf8.count) },
        RecordFilter(parameter: "to") { parameters, _ in
            guard let to = parameters.day("to") else { return nil }
            if let from = parameters.text("from"), CalendarDate.isDate(from), from > to {
                parameters.fault("to", "from is \(from) and to is \(to): write the earlier day first.")
            }
            return { $0.date <= to }
        },
        .day("as_of") { $0.isInForce(on: $1) },
        .word("topic", in: { $0.timeline }) { [$0.topic] },
        .choice("status", of: TimelineRecord.Status.self) { $0.status == $1 },
    ]
    static let symptomFilters: [RecordFilter<SymptomRecord>] = [
        .named("permission", in: { $0.permissions }) { $0.permissions.contains($1) },
        .reviewCode,
    ]
}

extension RecordFilter {
    /// A parameter that takes a day, `2026-11-30`.
    static func day(
        _ parameter: String,
        _ matches: @escaping @Sendable (Row, String) -> Bool
    ) -> RecordFilter {
        RecordFilter(parameter: parameter) { parameters, _ in
            parameters.day(parameter).map { day in { matches($0, day) } }
        }
    }
}

extension RecordFilter<RuleRecord> {
    /// `code`: a review code, or the number of a guideline.
    static var reviewCode: RecordFilter {
        coded {
            $0.codes
        } also: {
            $0.rules.contains($1)
        }
    }
}

extension RecordFilter<SymptomRecord> {
    /// `code`: a review code, or the number of a guideline.
    static var reviewCode: RecordFilter {
        coded {
            $0.codes
        } also: { _, _ in
            false
        }
    }
}

extension RecordFilter {
    /// `code`: rows that name the review code or guideline, and those which the guideline itself names.
    private static func coded(
        _ codes: @escaping @Sendable (Row) -> [String],
        also isNamed: @escaping @Sendable (GuidelineRecord, String) -> Bool
    ) -> RecordFilter {
        RecordFilter(parameter: "code") { parameters, context in
            let guideline = parameters.text("code").flatMap { context.catalog.guidelines.matching($0) }
            if let guideline {
                let all = [guideline] + context.catalog.parts(of: guideline)
                return { row in all.contains { codes(row).contains($0.id) || isNamed($0, row.id) } }
            }
            return parameters.name("code", in: context.catalog.reviewCodes).map { code in { codes($0).contains(code) } }
        }
    }
}
