internal import Catalog
internal import Documents

/// Reports Bonjour types that the Info.plist does not list, and entries of the list that no type can match.
///
/// From iOS 14 on the system refuses to browse for or register a type that is not in `NSBonjourServices`. The purpose
/// string beside it is PL-017's.
struct BonjourServices: Rule {
    static let id = "PL-018"
    private static let key = "NSBonjourServices"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == Self.key }
            + unlistedTypes(context) + context.infoPlists.flatMap { malformedEntries(of: $0, context) }
    }

    private func unlistedTypes(_ context: EvaluationContext) -> [Finding] {
        context.namedValues(of: context.uses, Self.types).flatMap { document, types -> [Finding] in
            guard document.root?[Self.key]?.isBlank == false else { return [] }
            let listed = document.strings(Self.key).map { Self.plain($0.text) }
            let known = Set(listed)
            return types.filter { !known.contains($0.value) }.map { type in
                context.finding(
                    Self.self,
                    at: document.location(ofKey: Self.key),
                    phrase: "unlisted",
                    arguments: ["type": .text(type.value), "listed": .list(listed.shortened())],
                    permission: "local-network",
                    patch: [.add(Pointer.root.appending(Self.key).appending("-"), .string(type.value))],
                    because: type.because
                )
            }
        }
    }

    private func malformedEntries(of document: Document, _ context: EvaluationContext) -> [Finding] {
        document.strings(Self.key).filter { !Self.isWellFormed($0.text) && !$0.text.isVariable }.map { entry in
            let pointer = Pointer.root.appending(Self.key).appending(entry.index)
            let right = Self.mended(entry.text)
            return context.finding(
                Self.self,
                at: document.location(pointer, of: entry.node),
                phrase: right == nil ? "malformed" : "mendable",
                arguments: ["type": .text(entry.text), "right": .text(right ?? "")],
                severity: .warning,
                permission: "local-network",
                patch: right.map { [.replace(pointer, .string($0))] } ?? []
            )
        }
    }

    /// The service types that the use names, as the list must spell them.
    private static func types(of use: ResolvedUse) -> [String] {
        let needsList = (use.record?.requiredKeys ?? []) + (use.owner?.requiredKeys ?? [])
        guard needsList.contains(where: { $0.key == key }) else { return [] }
        if (use.record ?? use.owner)?.framework == "MultipeerConnectivity" {
            // The framework makes `_x._tcp` of the service type `x`.
            return use.use.arguments.filter { $0.key.lowercased().holds("type") }.map(\.value).sorted()
                .map { $0.hasPrefix("_") ? plain($0) : "_\($0.lowercased())._tcp" }
        }
        return use.values.map(plain).filter(isWellFormed)
    }

    /// Without the closing dot, in lower case.
    private static func plain(_ type: String) -> String {
        (type.hasSuffix(".") ? String(type.dropLast()) : type).lowercased()
    }

    /// `_name._tcp` or `_name._udp` (RFC 6763 §7), at most 15 letters, digits and hyphens (RFC 6335 §5.1).
    ///
    /// A dot may close it, a subtype may stand before it: Google Cast wants `_ABCD1234._googlecast._tcp`
    /// (<https://developers.google.com/cast/docs/ios_sender>). Bonjour itself lets underscores pass.
    static func isWellFormed(_ type: String) -> Bool {
        let parts = plain(type).split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let transport = parts.last, ["_tcp", "_udp"].contains(transport) else {
            return false
        }
        return parts.dropLast().allSatisfy { part in
            let name = part.dropFirst()
            return part.hasPrefix("_") && (1...15).contains(name.count)
                && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        }
    }

    /// The entry without `.local`, closing dot and white space, with its underscores; `nil` where that is no type either.
    private static func mended(_ type: String) -> String? {
        var parts = type.trimmed.lowercased().split(separator: ".").map(String.init)
        if parts.last == "local" { parts.removeLast() }
        if parts.count == 1 { parts.append("_tcp") }
        let right = parts.map { $0.hasPrefix("_") ? $0 : "_\($0)" }.joined(separator: ".")
        return isWellFormed(right) ? right : nil
    }
}
