/// The days from which App Store Connect enforces what its codes report.
///
/// Sources: Apple, Describing use of required reason API (2024-05-01); TN3181 (2024-11-12); Apple, Adding a privacy
/// manifest to your app or third-party SDK (2025-02-12).
enum SubmissionDuty {
    private static let days = [
        "ITMS-91053": "2024-05-01",
        "ITMS-91054": "2024-05-01",
        "ITMS-91055": "2024-05-01",
        "ITMS-91064": "2024-05-01",
        "ITMS-91056": "2024-11-12",
        "ITMS-91107": "2024-11-12",
        "ITMS-91108": "2024-11-12",
        "ITMS-91061": "2025-02-12",
    ]

    /// The first day on which one of `codes` is enforced; `nil` where no day is known.
    static func firstDay(of codes: [String]) -> String? { codes.compactMap { days[$0] }.min() }
}
