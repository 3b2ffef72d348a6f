internal import Documents

/// Reports `allowsBackgroundLocationUpdates` in an app whose background modes lack `location`: a fatal error.
struct BackgroundLocationModeMissing: Rule {
    static let id = "PL-012"

    func findings(in context: EvaluationContext) -> [Finding] {
        let uses = context.uses.filter {
            $0.isUse(of: "CLLocationManager.allowsBackgroundLocationUpdates") && !$0.values.contains("false")
        }
        return context.namedValues(of: uses) { _ in ["location"] }.flatMap { document, needed -> [Finding] in
            let written = document.writtenModes.map(\.text)
            return needed.filter { !written.contains($0.value) }.map { mode in
                context.finding(
                    Self.self,
                    at: document.location(ofKey: "UIBackgroundModes"),
                    permission: "location",
                    patch: Self.patch(adding: mode.value, to: written, in: document, context),
                    because: mode.because
                )
            }
        }
    }

    /// Adds the mode, also to a string in the place of the list.
    ///
    /// Where a misspelt one means it, that is to be mended.
    private static func patch(
        adding mode: String,
        to written: [String],
        in document: Document,
        _ context: EvaluationContext
    ) -> [PatchOperation] {
        let list = context.backgroundModes.first { $0.document.name == document.name }
        guard list?.modes.contains(where: { $0.meaning?.contains(mode) == true }) != true else { return [] }
        let pointer = Pointer.root.appending("UIBackgroundModes")
        let value = document.root?["UIBackgroundModes"]
        if value?.elements != nil { return [.add(pointer.appending("-"), .string(mode))] }
        guard value == nil || value?.string?.isVariable == false else { return [] }
        return [.add(pointer, .array((written + [mode]).map { .string($0) }))]
    }
}
