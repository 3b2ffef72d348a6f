internal import Catalog
internal import Documents

extension EvaluationContext {
    /// The framework that `submission` is built with: as told, else as its files and packages show; `nil` = not known.
    static func framework(of submission: Submission, _ dependencies: [Dependency]) -> AppFramework? {
        if let told = submission.target.framework { return AppFramework(rawValue: told.rawValue) }
        let kinds = Set(submission.documents.map(\.kind))
        if kinds.contains(.expoConfig) { return .expo }
        if kinds.contains(.uniAppManifest) { return .uniapp }
        if kinds.contains(.weChatApp) { return .wechat }
        let names = Set(dependencies.map(\.name))
        if names.contains("react-native") { return .reactNative }
        return names.contains("flutter") || names.contains("permission_handler") ? .flutter : nil
    }

    /// Whether scripts run in a web view of the app: an app of Capacitor or Cordova.
    static func isWebApp(_ submission: Submission, _ dependencies: [Dependency]) -> Bool {
        if let told = submission.target.framework { return told == .capacitor || told == .cordova }
        return submission.documents.contains { [.capacitorConfig, .cordovaConfig].contains($0.kind) }
            || dependencies.contains { ["@capacitor/core", "@capacitor/ios", "cordova-ios"].contains($0.name) }
    }

    /// The uses of frameworks' calls and constants in the list of APIs, and those in sources.
    var bridgeUses: [BridgeUse] { submittedBridgeUses + sourceBridgeUses.map { BridgeUse($0) } }

    /// The finding of `rule` on the states that the submission says to handle of `permission`.
    func finding(_ rule: any Rule.Type, onStatesOf permission: String, _ states: [String]) -> Finding {
        finding(
            rule,
            at: Finding.Location(
                path: nil,
                pointer: Pointer.root.appending("handled_states").appending(permission)
            ),
            arguments: ["states": .list(states.shortened()), "permission": .text(permission)],
            permission: permission
        )
    }

    /// The permissions of which `framework` tells a state as `word`, with the states that the submission handles.
    func handledStates(
        of frameworks: AppFramework...,
        with word: String
    ) -> [(permission: String, states: [String])] {
        guard let framework, frameworks.contains(framework) else { return [] }
        let permissions = Set(
            catalog.bridges.rows.filter { row in
                (row.framework == framework || frameworks.first == row.framework)
                    && row.states.contains { $0.bridge == word }
            }.map(\.permission)
        )
        return submission.handledStates.sorted { $0.key < $1.key }
            .filter { permissions.contains($0.key) && !$0.value.isEmpty }.map { ($0.key, $0.value) }
    }

    /// One finding of `rule` for each use of one of `calls` in an app of `framework`.
    func findings(
        _ rule: any Rule.Type,
        onCalls calls: String...,
        in framework: AppFramework,
        permission: String? = nil,
        where reports: (ResolvedUse) -> Bool = { _ in true }
    ) -> [Finding] {
        guard self.framework == framework else { return [] }
        return frameworkCalls.filter { unknown in
            calls.contains { unknown.isUse(of: $0) } && reports(unknown.use)
        }.map { unknown in
            finding(
                rule,
                at: unknown.use.location,
                arguments: ["api": .text(unknown.use.use.name)],
                permission: permission,
                because: [unknown.use.cause]
            )
        }
    }
}
