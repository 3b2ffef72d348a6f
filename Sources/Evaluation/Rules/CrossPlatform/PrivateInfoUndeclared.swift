internal import Catalog
internal import Documents

/// Reports what is wrong with `requiredPrivateInfos` and `permission` of a WeChat mini program, in app.json or in the
/// `mp-weixin` of UniApp's manifest.json.
///
/// Mini programs released since 2022-07-14 must list the location calls that they make; an unlisted one fails. The vague and
/// the exact calls exclude one another. UniApp's calls count where its mini program has an appid, and in files alone whose
/// code is for every platform. `permission` takes the three scopes of location alone. Sources:
/// <https://developers.weixin.qq.com/community/develop/doc/000a02f2c5026891650e7f40351c01>,
/// <https://developers.weixin.qq.com/community/develop/doc/0002aed1f04ea07147a3b047f67800>.
struct PrivateInfoUndeclared: Rule {
    static let id = "XP-017"

    private static let since = "2022-07-14"
    private static let key = "requiredPrivateInfos"
    private static let vague = "getFuzzyLocation"
    private static let exact = [
        "getLocation", "onLocationChange", "startLocationUpdate", "startLocationUpdateBackground",
    ]
    private static let calls = [vague] + exact + ["chooseLocation", "choosePoi", "chooseAddress"]
    /// The calls that a person is asked for under each scope.
    private static let scopes = [
        "scope.userLocation": exact + ["chooseLocation", "choosePoi"],
        "scope.userLocationBackground": ["startLocationUpdateBackground"],
        "scope.userFuzzyLocation": [vague],
    ]

    /// Scopes that a person is asked under and that have no text in `permission`.
    ///
    /// Source: <https://developers.weixin.qq.com/miniprogram/dev/framework/open-ability/authorize.html>.
    private static let otherScopes = [
        "scope.record", "scope.camera", "scope.bluetooth", "scope.writePhotosAlbum", "scope.addPhoneContact",
        "scope.addPhoneCalendar", "scope.werun", "scope.address", "scope.invoiceTitle", "scope.invoice",
        "scope.userInfo",
    ]

    /// A configuration of a mini program.
    private struct Program {
        let document: Document
        let place: Pointer
        let root: Node
        let listed: [(index: Int, name: String, node: Node)]
        var names: Set<String> { Set(listed.map(\.name)) }
        var list: Pointer { place.appending(PrivateInfoUndeclared.key) }

        init?(_ document: Document) {
            switch document.kind {
            case .weChatApp: place = .root
            case .uniAppManifest: place = Pointer.root.appending("mp-weixin")
            default: return nil
            }
            guard let root = document.root?.node(at: place), root.entries != nil else { return nil }
            self.document = document
            self.root = root
            listed = (root[PrivateInfoUndeclared.key]?.elements ?? []).enumerated().compactMap { index, node in
                node.string.map { (index, $0, node) }
            }
        }
    }

    func findings(in context: EvaluationContext) -> [Finding] {
        let programs = context.submission.documents.compactMap(Program.init)
        let findings = programs.flatMap {
            faults(of: $0, context) + undeclared(in: $0, context) + permissionFaults(of: $0, context)
        }
        guard programs.count == 1, let program = programs.first,
            program.document.kind == .weChatApp || program.root["appid"]?.string?.isEmpty == false
        else { return findings }
        let used = unlisted(in: program, context)
        // The call says more than the scope that it is asked under.
        return findings.filter { used.isEmpty || $0.phrase != "scope" } + used
    }

    /// The calls of the code that the list lacks, each once.
    private func unlisted(in program: Program, _ context: EvaluationContext) -> [Finding] {
        guard !program.document.isUnread(at: program.list) else { return [] }
        let isOfUniApp = program.document.kind == .uniAppManifest
        let others = isOfUniApp ? context.filesForSomePlatforms : []
        return Self.calls.filter { !program.names.contains($0) }.compactMap { name in
            let call = isOfUniApp ? "uni.\(name)" : "wx.\(name)"
            let use = context.frameworkCalls.first { used in
                // A list of API uses does not tell for which of UniApp's platforms.
                used.isUse(of: call) && (used.use.use.file.map { !others.contains($0) } ?? !isOfUniApp)
            }
            guard let use else { return nil }
            let excludes =
                name == Self.vague
                ? !program.names.isDisjoint(with: Self.exact)
                : Self.exact.contains(name) && program.names.contains(Self.vague)
            let patch: PatchOperation =
                program.root[Self.key]?.elements != nil
                ? .add(program.list.appending("-"), .string(name)) : .add(program.list, .array([.string(name)]))
            return finding(
                "default",
                program,
                at: program.root[Self.key] ?? program.root,
                ["api": .text(use.use.use.name.hasPrefix("Taro.") ? "Taro.\(name)" : call), "name": .text(name)],
                context,
                patch: excludes || program.root[Self.key].map { $0.elements == nil } == true ? [] : [patch],
                because: [use.use.cause]
            )
        }
    }

    /// The scopes that a person is asked under, and for which nothing is listed.
    private func undeclared(in program: Program, _ context: EvaluationContext) -> [Finding] {
        guard !program.document.isUnread(at: program.list) else { return [] }
        return (program.root["permission"]?.entries ?? []).compactMap { entry in
            guard let calls = Self.scopes[entry.key], program.names.isDisjoint(with: calls) else { return nil }
            return finding(
                "scope",
                program,
                at: program.root[Self.key] ?? program.root,
                ["scope": .text(entry.key), "calls": .list(calls)],
                context
            )
        }
    }

    /// What is wrong with the texts for scopes.
    private func permissionFaults(of program: Program, _ context: EvaluationContext) -> [Finding] {
        let place = program.place.appending("permission")
        let entries = program.root["permission"]?.entries ?? []
        let keys = Set(entries.map(\.key))
        return entries.compactMap { entry in
            let pointer = place.appending(entry.key)
            if Self.scopes[entry.key] != nil {
                let text = entry.value["desc"]
                guard text?.string?.isBlank != false else { return nil }
                var fault = finding("no-text", program, at: text ?? entry.value, ["scope": .text(entry.key)], context)
                fault.location.pointer = text == nil ? pointer : pointer.appending("desc")
                return fault
            }
            let isOther = Self.otherScopes.contains(entry.key)
            let right = isOther ? nil : Spelling.nearest(entry.key, in: Self.scopes.keys.sorted(), within: 2)
            let isThere = right.map(keys.contains) == true
            var fault = finding(
                right == nil ? "other-scope" : "renamed-scope",
                program,
                at: entry.value,
                [
                    "scope": .text(ConstantSpelling.onOneLine(entry.key)), "right": .text(right ?? ""),
                    "scopes": .list(Self.scopes.keys.sorted()),
                ],
                context,
                patch: isThere ? [] : right.map { [.move(from: pointer, to: place.appending($0))] } ?? []
            )
            fault.location.pointer = pointer
            if right == nil { (fault.severity, fault.permission) = (.note, nil) }
            return fault
        }
    }

    /// What is no list of names.
    private func shapeFaults(of program: Program, _ context: EvaluationContext) -> [Finding] {
        guard let list = program.root[Self.key] else { return [] }
        guard let elements = list.elements else {
            let name = list.string.flatMap { Self.calls.contains($0) ? $0 : nil }
            return [
                finding(
                    "not-a-list",
                    program,
                    at: list,
                    ["type": .text(list.jsonType)],
                    context,
                    patch: name.map { [.replace(program.list, .array([.string($0)]))] } ?? []
                )
            ]
        }
        return elements.enumerated().filter { $0.element.string == nil }.map { index, node in
            let pointer = program.list.appending(index)
            var fault = finding(
                "not-a-name",
                program,
                at: node,
                ["number": .text("\(index + 1)"), "type": .text(node.jsonType), "calls": .list(Self.calls)],
                context,
                patch: [.remove(pointer)]
            )
            fault.location.pointer = pointer
            return fault
        }
    }

    /// What is wrong with the list itself.
    private func faults(of program: Program, _ context: EvaluationContext) -> [Finding] {
        var findings = shapeFaults(of: program, context)
        let present = Self.exact.filter(program.names.contains)
        if program.names.contains(Self.vague), !present.isEmpty, let list = program.root[Self.key] {
            findings.append(finding("exclusive", program, at: list, ["calls": .list(present)], context))
        }
        for item in program.listed where !Self.calls.contains(item.name) {
            let bare = item.name.split(separator: ".").last.map(String.init) ?? ""
            let right = Self.calls.contains(bare) ? bare : Spelling.nearest(bare, in: Self.calls, within: 2)
            let isThere = right.map(program.names.contains) ?? false
            let pointer = program.list.appending(item.index)
            var fault = finding(
                right == nil ? "unknown" : "renamed",
                program,
                at: item.node,
                ["name": .text(item.name), "right": .text(right ?? ""), "calls": .list(Self.calls)],
                context,
                patch: right.map { isThere ? [.remove(pointer)] : [.replace(pointer, .string($0))] } ?? []
            )
            fault.location.pointer = pointer
            if right == nil { fault.severity = .note }
            findings.append(fault)
        }
        return findings
    }

    private func finding(
        _ phrase: String,
        _ program: Program,
        at node: Node,
        _ arguments: [String: Finding.Argument],
        _ context: EvaluationContext,
        patch: [PatchOperation] = [],
        because: [Finding.Cause] = []
    ) -> Finding {
        context.finding(
            Self.self,
            at: program.document.location(program.list, of: node),
            phrase: phrase,
            arguments: arguments,
            severity: context.asOf < Self.since ? .note : phrase == "exclusive" ? .error : nil,
            effect: phrase == "exclusive" ? .buildFailure : nil,
            permission: "location",
            patch: program.document.format == .text ? [] : patch,
            because: because
        )
    }
}

extension Node {
    /// What JSON calls the type of the value.
    fileprivate var jsonType: String {
        switch value {
        case .dictionary: "object"
        case .array: "array"
        case .integer, .real: "number"
        case .boolean: "boolean"
        case .null: "null"
        case .string, .date, .data: "string"
        }
    }
}

extension EvaluationContext {
    /// The sources of UniApp of which some builds have less than others.
    fileprivate var filesForSomePlatforms: Set<String> {
        Set(submission.documents.filter { $0.source?.isForSomePlatforms == true }.map(\.path))
    }
}
