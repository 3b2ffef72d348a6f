internal import Catalog
internal import Documents

extension RequiredKeys {
    /// The keys that the packages of the submission force, each with the package as its cause.
    ///
    /// The upload check reads the symbols that a binary refers to, whether or not the app ever calls them.
    var dependencyNeeds: [KeyNeed] {
        let settings = buildSettings
        // Plug-ins of Expo set variables of the Podfile, which nobody writes there; without any, none is known to be unset.
        let isVariableUnknown =
            context.podfiles.isEmpty || context.submission.documents.contains { $0.kind == .expoConfig }
        // A file names many.
        let ofOtherSystems = Set(context.submission.documents.map(\.path).filter(SourcePlace.isOfOtherSystem))
        return context.knownDependencies.flatMap { known -> [KeyNeed] in
            let dependency = known.dependency
            let path = dependency.location.path ?? ""
            guard !ofOtherSystems.contains(path), let row = known.package else { return [] }
            return row.keys.filter { key in
                (!key.optional || key.isOfPart(of: dependency.name)) && isForced(key, by: dependency) && isRead(key)
                    && !(key.leftOutBy.map { settings.contains($0) || $0.first == "$" && isVariableUnknown } ?? false)
            }
            .map { key in
                need(
                    [key.key],
                    because: [dependency.cause],
                    row.confidence,
                    isWritten: key.written,
                    place: KeyNeed.Place(path: path, ecosystem: dependency.ecosystem)
                )
            }
        } + builtInNeeds
    }

    /// Whether every version that `dependency` may be needs the key: one that only some need is not known to be needed.
    private func isForced(_ key: ForcedKey, by dependency: Dependency) -> Bool {
        guard let versions = key.versions else { return true }
        guard let lowest = dependency.lowestVersion, versions.contains(lowest) else { return false }
        return dependency.onlyVersion != nil || versions.end.map { !dependency.reaches($0) } ?? true
    }

    /// Whether a system that the app runs on reads the key: some are for old ones only.
    private func isRead(_ key: ForcedKey) -> Bool {
        guard let deprecated = context.catalog.keys[id: key.key]?.deprecated else { return true }
        return context.minIOS.map { $0 < deprecated } ?? (deprecated > Self.oldestLikely)
    }

    /// The macros in the Podfiles as `NAME=value`: some leave the code out that needs a key.
    private var buildSettings: Set<String> {
        let macros = context.podfiles.flatMap { $0.root?["macros"]?.elements ?? [] }
        return Set(macros.map { "\($0["name"]?.string ?? "")=\($0["value"]?.string ?? "")" })
    }

    /// The keys of the native code that the Podfile has built in: handlers of react-native-permissions, macros of
    /// permission_handler.
    private var builtInNeeds: [KeyNeed] {
        // A module of UniApp may have the name of a handler.
        let rowsBySetting = Dictionary(
            grouping: context.catalog.bridges.rows.filter { $0.buildSetting?.file == "Podfile" && !$0.keys.isEmpty }
        ) { $0.buildSetting?.value }
        return context.podfiles.filter { !SourcePlace.isOfOtherSystem($0.path) }.flatMap { podfile -> [KeyNeed] in
            let handlers = podfile.permissionHandlers
            let macros = (podfile.root?["macros"]?.elements ?? []).filter { $0["value"]?.string != "0" }
                .compactMap { $0["name"]?.string }
            return Set(handlers + macros).sorted().flatMap { value -> [KeyNeed] in
                // Of several levels behind one macro, the row with the shortest id is the plain one.
                let rows = rowsBySetting[value] ?? []
                guard let row = rows.min(by: { $0.id.utf8.count < $1.id.utf8.count }) else { return [] }
                let package = row.packages.first.flatMap { context.catalog.packages[id: $0] }
                let dependency = context.knownDependencies.first { $0.package?.id == package?.id }?.dependency
                let name = package?.name ?? row.framework.rawValue
                let cause = Finding.Cause.package(
                    name: name,
                    version: dependency?.writtenVersion,
                    via: dependency?.via ?? []
                )
                let setting = Finding.Cause.api(name: value, file: podfile.path, line: nil)
                // `PERMISSION_EVENTS` stands for the calendar on iOS 16 as well, whose newer levels have a macro of their own.
                let wider = rowsBySetting["\(value)_FULL_ACCESS"]?.flatMap(\.keys) ?? []
                let groups =
                    wider.isEmpty
                    ? alternatives(among: row.keys, isNew: asksByNewCalls(row))
                    : [row.keys + wider.filter { !row.keys.contains($0) }]
                return groups.map {
                    need(
                        $0,
                        because: [cause, setting],
                        row.confidence,
                        isWritten: false,
                        place: KeyNeed.Place(path: podfile.path, ecosystem: .cocoapods)
                    )
                }
            }
        }
    }

    /// Whether every version of the row's package that the submission names asks by the calls of iOS 17 there, which end
    /// the app without the newer key.
    private func asksByNewCalls(_ row: BridgeRecord) -> Bool {
        guard let first = row.newCallsSince else { return false }
        let versions = context.dependencies.filter { $0.name == row.versionOf }.map(\.lowestVersion)
        return !versions.isEmpty && versions.allSatisfy { $0.map { $0 >= first } ?? false }
    }

    /// `keys` in groups of which one key is enough: a key, and the older ones that it replaces.
    ///
    /// - Parameters:
    ///   - keys: All keys of a setting.
    ///   - isNew: Whether newer systems are asked by calls that want the newer key, so that an older one is not enough.
    /// - Returns: The groups, in order of their first keys.
    private func alternatives(among keys: [String], isNew: Bool) -> [[String]] {
        let isOld = { (key: String) in
            context.catalog.keys[id: key]?.replacedBy.contains { keys.contains($0) } == true
        }
        guard !isNew else { return keys.filter { !isOld($0) }.map { [$0] } }
        return keys.filter { !isOld($0) }.map { key in
            [key] + keys.filter { context.catalog.keys[id: $0]?.replacedBy.contains(key) == true && isOld($0) }
        }
    }

    private func need(
        _ keys: [String],
        because: [Finding.Cause],
        _ confidence: Confidence,
        isWritten: Bool,
        place: KeyNeed.Place
    ) -> KeyNeed {
        let key = keys.first ?? ""
        let row = context.catalog.keys[id: key]
        return KeyNeed(
            key: key,
            permission: row?.permission,
            bundle: nil,
            strength: .needed,
            anyOf: keys,
            below: nil,
            effect: .uploadRejected,
            isCheckedAtUpload: row?.codes.contains(Self.uploadCode) == true,
            confidence: confidence,
            isWrittenByBuild: isWritten,
            because: because,
            isOnlyOfSDKs: true,
            places: [place]
        )
    }
}
