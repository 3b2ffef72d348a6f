internal import Catalog
internal import Documents

/// Reports `getUserMedia` and `navigator.geolocation` in a web view of an app without the texts for the camera, the
/// microphone or the location.
///
/// Of the location the page is told that it was denied; nobody is asked.
/// Where Swift or Objective-C code shows the web view and no delegate answers for it, iOS 15 asks once more for each site.
struct WebCaptureWithoutKey: Rule {
    static let id = "XP-013"
    private static let delegate =
        "WKUIDelegate.webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)"

    func findings(in context: EvaluationContext) -> [Finding] {
        let captures = context.frameworkCalls.filter { unknown in
            unknown.names.contains { $0 == "getUserMedia" || $0.hasSuffix(".getUserMedia") }
        }.map(\.use)
        return [
            ("NSCameraUsageDescription", "video", "camera"), ("NSMicrophoneUsageDescription", "audio", "microphone"),
        ]
        .flatMap { key, medium, permission in
            let wanted = captures.filter { wants(medium, $0) }
            return context.infoPlistsOfApp.compactMap { missing(key, permission, wanted, in: $0, context) }
        } + unanswered(captures, context) + withoutLocation(context)
    }

    private func withoutLocation(_ context: EvaluationContext) -> [Finding] {
        let calls = context.frameworkCalls.filter { unknown in
            unknown.names.contains { $0.hasPrefix("navigator.geolocation.") }
        }.map(\.use)
        return context.infoPlistsOfApp.compactMap { document in
            missing(
                "NSLocationWhenInUseUsageDescription",
                "location",
                calls,
                in: document,
                context,
                effect: .silentFailure
            )
        }
    }

    private func missing(
        _ key: String,
        _ permission: String,
        _ captures: [ResolvedUse],
        in document: Document,
        _ context: EvaluationContext,
        effect: Effect? = nil
    ) -> Finding? {
        guard let first = captures.first, document.root?[key].map(\.isBlank) ?? true else { return nil }
        return context.finding(
            Self.self,
            at: document.location(ofKey: key),
            phrase: effect == nil ? "default" : "location",
            arguments: ["api": .text(first.use.name), "key": .text(key)],
            severity: effect == nil ? nil : .warning,
            effect: effect,
            permission: permission,
            because: captures.prefix(KeyNeed.mostCauses).map(\.cause)
        )
    }

    /// Whether the call asks for the medium; one of whose constraints nothing is known may ask for both.
    private func wants(_ medium: String, _ use: ResolvedUse) -> Bool {
        guard let told = use.use.arguments[medium] else {
            return use.use.arguments["video"] == nil && use.use.arguments["audio"] == nil
        }
        return told.lowercased() != "false"
    }

    private func unanswered(_ captures: [ResolvedUse], _ context: EvaluationContext) -> [Finding] {
        guard let first = captures.first, context.uses("WKWebView"),
            !context.submission.apis.contains(where: { $0.name.holds("requestMediaCapturePermissionFor") })
        else { return [] }
        return [
            context.finding(
                Self.self,
                at: first.location,
                phrase: "delegate",
                arguments: ["api": .text(first.use.name), "delegate": .text(Self.delegate)],
                severity: .note,
                effect: .advice,
                certainty: .possible,
                because: captures.prefix(KeyNeed.mostCauses).map(\.cause)
            )
        ]
    }
}
