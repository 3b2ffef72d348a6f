internal import Catalog
internal import Documents

/// Reports a build with an SDK that App Store Connect no longer takes (ITMS-90725).
///
/// Read from what Xcode writes into a built Info.plist. An SDK that is only named in the request is noted, unless the
/// request names the day as well: it may ask about a build of the past.
struct SDKTooOld: Rule {
    static let id = "PL-038"

    /// The day from which uploads need at least that SDK: Apple's upcoming-requirements page.
    private static let requirements: [(since: String, sdk: OSVersion)] = [
        ("2023-04-25", OSVersion(16, 1)), ("2024-04-29", OSVersion(17)), ("2025-04-24", OSVersion(18)),
        ("2026-04-28", OSVersion(26)),
    ]

    /// The oldest SDK that App Store Connect takes on `day`, `2026-11-30`, and the day since when.
    static func oldest(on day: String) -> (since: String, sdk: OSVersion)? {
        requirements.last { $0.since <= day }
    }

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.submission.target.kind != .sdk, let sdk = context.sdk,
            let required = Self.oldest(on: context.asOf), sdk < required.sdk
        else { return [] }
        let built = context.appInfoPlists.first { $0.root?["DTPlatformVersion"] != nil }
        return [
            context.finding(
                Self.self,
                at: built?.location(ofKey: "DTPlatformVersion") ?? Finding.Location(path: nil),
                arguments: [
                    "sdk": .text(sdk.description), "required": .text(required.sdk.description),
                    "since": .text(required.since),
                ],
                severity: built == nil && context.submission.target.asOf == nil ? .note : nil
            )
        ]
    }
}
