internal import Catalog
internal import Documents

/// A purpose string of a submission: a text that the system shows in a permission prompt.
struct PurposeString: Sendable {
    /// `NSCameraUsageDescription`.
    let key: String
    let text: String
    /// The permission of the key in the table; `nil` where the table does not know the key.
    let permission: String?
    let location: Finding.Location
    /// What the app calls itself: words that say nothing about the purpose.
    let appNames: AppNames
    /// The language of the text, where it is said: `zh-Hant`.
    var locale: String?
}

extension EvaluationContext {
    /// Every purpose string: those of the Info.plists and their localizations, in document order, and those of the request.
    ///
    /// A key counts when the table knows it as a text about a permission, or when its name is `NS…UsageDescription`;
    /// the members of `NSLocationTemporaryUsageDescriptionDictionary` count each for itself. Values that are no strings
    /// are left to PL-011; a build variable of a source file (`$(CAMERA_TEXT)`) stands for a text that is not shown, and so
    /// it does for the text that a config plugin has of its own. Neither is a text shown that says where its text is
    /// (`[localized in strings file]`).
    var purposeStrings: [PurposeString] {
        let names = localizedInfoPlists.flatMap(\.appNames).knownNames
        let all = AppNames((infoPlists.flatMap(\.appNames) + names).knownNames)
        return infoPlists.flatMap { purposeStrings(of: $0, names: AppNames(($0.appNames + names).knownNames)) }
            + localizedInfoPlists.flatMap { purposeStrings(of: $0, names: all) }
            + submission.purposeTexts.map(purposeString(_:))
    }

    /// The purpose strings that a build setting holds which is not shown, so that nobody judges them: each with its place.
    package var unreadPurposeStrings: [String] {
        infoPlists.filter { !$0.isBuiltInfoPlist }.flatMap { document in
            (document.root?.entries ?? []).compactMap { entry -> String? in
                guard isPurposeKey(entry.key), let text = entry.value.string, text.isVariable, !text.isNameVariable
                else { return nil }
                let place = document.location(of: entry, at: Pointer.root.appending(entry.key))
                let finding = embedded(document)?.place.appending(place.pointer) ?? place.pointer
                let path = embedded(document)?.file.path ?? document.path
                return "\(path) \(finding): \(text.prefix(100)) is a build setting"
            }
        }
    }

    private func purposeStrings(of document: Document, names: AppNames) -> [PurposeString] {
        let isSource = !document.isBuiltInfoPlist
        return (document.root?.entries ?? []).flatMap { entry -> [PurposeString] in
            let pointer = Pointer.root.appending(entry.key)
            let permission = catalog.keys[id: entry.key]?.permission
            if entry.key == "NSLocationTemporaryUsageDescriptionDictionary" {
                return (entry.value.entries ?? []).compactMap { purpose in
                    purpose.value.string.flatMap { text in
                        text.isReference
                            ? nil
                            : PurposeString(
                                key: "\(entry.key)/\(purpose.key)",
                                text: text,
                                permission: "location",
                                location: document.location(of: purpose, at: pointer.appending(purpose.key)),
                                appNames: names
                            )
                    }
                }
            }
            guard isPurposeKey(entry.key), let text = entry.value.string, !text.isReference,
                !(isSource && text.isVariable && !text.isNameVariable)
            else { return [] }
            return [
                PurposeString(
                    key: entry.key,
                    text: text,
                    permission: permission,
                    location: document.location(of: entry, at: pointer),
                    appNames: names
                )
            ]
        }
    }

    private func purposeStrings(of table: LocalizedInfoPlist, names: AppNames) -> [PurposeString] {
        table.entries.filter { isPurposeKey($0.key) }.map { entry in
            PurposeString(
                key: entry.key,
                text: entry.text,
                permission: catalog.keys[id: entry.key]?.permission,
                location: entry.location,
                appNames: names,
                locale: table.locale
            )
        }
    }

    private func purposeString(_ text: Submission.PurposeText) -> PurposeString {
        let isTemporary = text.key.hasPrefix("NSLocationTemporaryUsageDescriptionDictionary")
        return PurposeString(
            key: text.key,
            text: text.text,
            permission: isTemporary ? "location" : catalog.keys[id: text.key]?.permission,
            location: Finding.Location(path: nil, pointer: text.pointer),
            appNames: AppNames([text.appName?.lowercased()].compactMap { $0 }.filter { !$0.isBlank }),
            locale: text.locale
        )
    }

    /// Whether the value of `key` is shown in a permission prompt.
    func isPurposeKey(_ key: String) -> Bool {
        key.hasSuffix("UsageDescription") && (key.hasPrefix("NS") || catalog.keys[id: key]?.permission != nil)
    }
}

extension Document {
    /// What the app calls itself in this Info.plist, in lower case.
    var appNames: [String] {
        ["CFBundleDisplayName", "CFBundleName"].compactMap { root?[$0]?.string }
            .filter { !$0.isEmpty && $0.utf8.count <= AppNames.longest }.map { $0.lowercased() }
    }
}

extension Document {
    /// Whether this is an Info.plist as a build left it, in which no variable stands for anything.
    var isBuiltInfoPlist: Bool {
        guard !isEmbedded else { return false }
        return bundle != nil || format == .binary
            || ["DTPlatformVersion", "DTSDKName", "BuildMachineOSBuild"].contains { root?[$0] != nil }
    }

    fileprivate func location(of entry: Node.Entry, at pointer: Pointer) -> Finding.Location {
        Finding.Location(path: path, bundle: bundle, pointer: pointer, position: entry.value.position)
    }
}

extension String {
    /// Whether this is a build variable that stands for the name of the product: no purpose, wherever it is filled in.
    fileprivate var isNameVariable: Bool { contains("NAME") || contains("IDENTIFIER") }

    /// Whether this only says that the strings files hold the text: `Localized in InfoPlist.strings`.
    fileprivate var isReference: Bool {
        guard utf8.count <= 200 else { return false }
        let words = trimmed { !$0.isLetter }.lowercased()
        guard words.utf8.count <= 60 else { return false }
        return ["localized", "localised"].contains(words)
            || ["infoplist.strings", "strings file"].contains { words.holds($0) }
    }

    /// Whether there is nothing but white space and invisible characters.
    var isBlank: Bool {
        // What is blank so far shows nothing.
        unicodeScalars.prefix(4_096).allSatisfy {
            $0.properties.isWhitespace || $0.properties.generalCategory == .format
                || $0.properties.generalCategory == .control
        }
    }
}

extension [String] {
    /// Each name once, and no more of them than an app has: each is looked for in each purpose string.
    fileprivate var knownNames: [String] {
        var seen: Set<String> = []
        return Array(filter { $0.utf8.count <= AppNames.longest && seen.insert($0).inserted }.prefix(50))
    }
}
