/// Reads a file in the format that its kind has, or the one of its kind's formats that the bytes show.
struct FormatReader {
    /// The last component of the path.
    let name: String
    /// `unknown` where the name leaves it to the content.
    let kind: DocumentKind
    let limits: DocumentLimits

    init(name: String, kind: DocumentKind, limits: DocumentLimits) {
        self.name = name
        self.kind = kind
        var limits = limits
        if !kind.isWrittenByTools { limits.nodes = min(limits.nodes, limits.configurationNodes) }
        self.limits = limits
    }

    func read(_ bytes: [UInt8]) -> (format: Document.Format?, reading: Reading) {
        switch kind {
        case .infoPlist, .privacyManifest, .entitlements: readPropertyList(bytes)
        case .infoPlistStrings: readStrings(bytes)
        case .podfileLock, .pubspec, .pubspecLock, .pnpmLock, .xcodeGenProject:
            (.yaml, YAMLReader.read(bytes, limits: limits))
        case .podfile: (.text, PodfileReader.read(bytes, limits: limits))
        case .buildSettings where name.hasSuffix(".xcconfig"): (.text, XcconfigReader.read(bytes, limits: limits))
        case .buildSettings: BuildSettingsReader.read(bytes, limits: limits)
        case .yarnLock: readYarnLock(bytes)
        case .infoPlistCatalog, .podspec, .packageResolved: readJSON(bytes, .strict)
        case .packageJSON, .packageLock, .capacitorConfig, .weChatApp: readJSON(bytes, .nodeJS)
        case .weChatProject, .uniAppManifest, .uniAppPages: readJSON(bytes, .commented)
        case .expoConfig: readJSON(bytes, .json5)
        case .cordovaConfig, .cordovaPlugin: (.xml, MarkupReader.read(bytes, limits: limits))
        case .swift: readSource(bytes, .swift)
        case .objectiveC: readSource(bytes, .objectiveC)
        case .dart: readSource(bytes, .dart)
        case .javaScript: readSource(bytes, .javaScript)
        case .typeScript: readSource(bytes, .typeScript)
        case .archive, .unknown: readByName(bytes)
        }
    }

    private func readByName(_ bytes: [UInt8]) -> (Document.Format?, Reading) {
        switch name {
        case "app.json", "app.config.json":
            let lenient = readJSON(bytes, .json5)
            // WeChat's tools read the same name strictly.
            let isWeChat = lenient.1.root.map { DocumentKind.recognise(root: $0, sharedName: name) } == .weChatApp
            return isWeChat ? readJSON(bytes, .nodeJS) : lenient
        case "game.json": return readJSON(bytes, .nodeJS)
        case "manifest.json", "pages.json": return readJSON(bytes, .commented)
        case "project.yml", "project.yaml": return (.yaml, YAMLReader.read(bytes, limits: limits))
        case "config.xml", "plugin.xml": return (.xml, MarkupReader.read(bytes, limits: limits))
        default: return readPropertyList(bytes)
        }
    }

    private func readJSON(_ bytes: [UInt8], _ dialect: JSONDialect) -> (Document.Format?, Reading) {
        (.json, JSONReader.read(bytes, dialect: dialect, limits: limits))
    }

    private func readSource(_ bytes: [UInt8], _ language: SourceLanguage) -> (Document.Format?, Reading) {
        (.text, SourceReader.read(bytes, language: language, name: name, limit: limits.tokens))
    }

    private func readPropertyList(_ bytes: [UInt8]) -> (Document.Format?, Reading) {
        func refusal(_ code: DocumentFault.Code) -> Reading {
            Reading(root: nil, faults: [DocumentFault(code, at: Position(offset: 0, line: 1, column: 1))])
        }
        switch PropertyListForm(bytes) {
        case .empty: return (nil, refusal(.emptyFile))
        case .unknown: return (.text, refusal(.notAPropertyList))
        case .openStep: return (.strings, OpenStepReader.read(bytes, limits: limits))
        case .json:
            let json = JSONReader.read(bytes, limits: limits)
            return (.json, Reading(root: json.root, faults: refusal(.jsonNotPropertyList).faults + json.faults))
        case .binary: return (.binary, BinaryPropertyListReader.read(bytes, limits: limits))
        case .xml: return (.xml, XMLPropertyListReader.read(bytes, limits: limits))
        }
    }

    private func readStrings(_ bytes: [UInt8]) -> (Document.Format?, Reading) {
        switch PropertyListForm(bytes) {
        case .binary: return (.binary, BinaryPropertyListReader.read(bytes, limits: limits))
        case .xml where bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<"):
            return (.xml, XMLPropertyListReader.read(bytes, limits: limits))
        default: return (.strings, OpenStepReader.read(bytes, limits: limits))
        }
    }

    private func readYarnLock(_ bytes: [UInt8]) -> (Document.Format?, Reading) {
        YarnLockReader.isBerry(bytes)
            ? (.yaml, YAMLReader.read(bytes, limits: limits)) : (.text, YarnLockReader.read(bytes, limits: limits))
    }
}
