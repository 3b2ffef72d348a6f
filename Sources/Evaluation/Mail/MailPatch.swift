package import Catalog
package import Documents

/// What a mail asks for, as a patch of a file.
package struct MailPatch: Sendable, Equatable {
    package enum Operation: String, Sendable { case add, replace }

    /// A value with gaps that only the developer can fill.
    package indirect enum Value: Sendable, Equatable {
        case known(PatchValue)
        /// To be written or chosen; `null` in JSON, so that nobody applies it by mistake.
        case gap
        case array([Value])
        /// In the order of writing.
        case dictionary([Member])
    }

    package struct Member: Sendable, Equatable {
        package let key: String
        package let value: Value
    }

    /// `Sample.app/Info.plist`.
    package let document: String
    package let operation: Operation
    package let pointer: Pointer
    package let value: Value
    /// What fits into the gap; empty where it is a text.
    package let choices: [String]

    /// The patches for one item of a mail; none where the mail does not say enough to be exact.
    package static func patches(for item: MailReader.Item, catalog: CatalogSnapshot) -> [MailPatch] {
        let folder = item.bundle.map { "\($0)/" } ?? ""
        switch item.code {
        case "ITMS-90683", "ITMS-90738":
            return item.keys.filter { $0.hasSuffix("UsageDescription") }.map { key in
                MailPatch(
                    document: "\(folder)Info.plist",
                    operation: item.code == "ITMS-90683" ? .add : .replace,
                    pointer: Pointer.root.appending(key),
                    value: .gap,
                    choices: []
                )
            }
        case "ITMS-90771":
            return [
                MailPatch(
                    document: "\(folder)Info.plist",
                    operation: .add,
                    pointer: Pointer.root.appending("BGTaskSchedulerPermittedIdentifiers"),
                    value: .array([.gap]),
                    choices: []
                )
            ]
        case "ITMS-91053":
            let isSDK = item.bundle?.hasSuffix(".framework") == true
            return item.categories.compactMap { catalog.privacyCategories[id: $0] }.map { category in
                let member = { MailPatch.Member(key: $0, value: $1) }
                return MailPatch(
                    document: "\(folder)PrivacyInfo.xcprivacy",
                    operation: .add,
                    pointer: Pointer.root.appending("NSPrivacyAccessedAPITypes").appending("-"),
                    value: .dictionary([
                        member("NSPrivacyAccessedAPIType", .known(.string(category.id))),
                        member("NSPrivacyAccessedAPITypeReasons", .array([.gap])),
                    ]),
                    choices: isSDK ? category.reasons : category.reasons.filter { !category.sdkOnly.contains($0) }
                )
            }
        default: return []
        }
    }

    /// Where the gaps are, below the place of the operation.
    package var gaps: [Pointer] { Self.gaps(in: value, at: pointer) }

    private static func gaps(in value: Value, at pointer: Pointer) -> [Pointer] {
        switch value {
        case .known: []
        case .gap: [pointer]
        case .array(let values): values.enumerated().flatMap { gaps(in: $1, at: pointer.appending($0)) }
        case .dictionary(let members): members.flatMap { gaps(in: $0.value, at: pointer.appending($0.key)) }
        }
    }
}
