package import Catalog
package import Documents

/// A submission beside the table, with what several rules derive from it worked out once.
package struct EvaluationContext: Sendable {
    /// The submission; its documents, bundles, hosts and API uses are sorted, for the order in which they came must not show
    /// in the answer.
    package let submission: Submission
    package let catalog: CatalogSnapshot
    /// The day that counts, `2026-11-30`: the target's `as_of`, else today.
    package let asOf: String
    /// The target's `min_ios`, else the first version of ``statedMinimums`` that there is.
    package let minIOS: OSVersion?
    /// What files say of the oldest iOS that the app runs on: its Info.plists, then the configuration of frameworks, then
    /// Podfiles, which speak of the pods.
    let statedMinimums: [StatedMinimum]
    package let bundles: BundleTree
    /// Readable documents by kind, in order of path.
    package let infoPlists: [Document]
    package let privacyManifests: [Document]
    /// Entitlement files, and the entitlements of the request itself.
    package let entitlements: [Document]
    /// The property lists within the configuration of frameworks, by path.
    let embedded: [Document.Name: EmbeddedDocument]
    /// Readable Podfiles, in order of path.
    let podfiles: [Document]
    /// The packages that the submission's files name, file by file.
    package let dependencies: [Dependency]
    /// Those of them that the table knows.
    let knownDependencies: [KnownDependency]
    /// How many packages of lock files and imports of sources are judged.
    package static let mostDependencies = 100_000
    /// How many lie beyond ``mostDependencies``.
    package let omittedDependencies: Int
    /// Every API use with what the table says of its name: those submitted, then those of sources, each in order of place.
    package let uses: [ResolvedUse]
    /// The uses whose names are no symbols of iOS.
    let unknownUses: [UnknownUse]
    /// The uses of frameworks' calls, whether the table knows them or not: those that may be among ``unknownUses``, then
    /// those in sources.
    let frameworkCalls: [UnknownUse]
    /// What sources use of frameworks.
    let sourceBridgeUses: [SourceBridgeUse]
    /// What sources name of packages that need a key for it.
    let packageCallUses: [PackageCallUse]
    /// The uses of frameworks' calls and constants in the list of APIs.
    let submittedBridgeUses: [BridgeUse]
    /// The framework that the app is built with; `nil` = not known.
    let framework: AppFramework?
    /// The uses in the app's own code, by the names of the symbol and of what encloses it.
    let ownUses: UseIndex
    /// Every use that needs a reason in a privacy manifest, in the same order.
    let requiredReasonUses: [RequiredReasonUse]
    /// Whether only some sources tell of the code: what none of them uses may be used in another.
    let showsPartOfCode: Bool
    /// How many uses in sources are judged.
    package static let mostSourceUses = 10_000
    /// How many lie beyond ``mostSourceUses``.
    package let omittedSourceUses: Int
    /// How many uses in sources stand for others that are alike, each with how many.
    private let furtherUses: [SourceUses.Place: Int]
    /// Whether an Info.plist is there that is evidently an app's.
    let hasEvidentApp: Bool
    /// The Info.plists of apps and App Clips.
    package private(set) var appInfoPlists: [Document] = []
    /// The background modes of each Info.plist that has any.
    private(set) var backgroundModes: [BackgroundModes] = []
    /// The Info.plists of the bundle itself by its path as written.
    private(set) var infoPlistsByBundle: [String: [Document]] = [:]
    /// The Info.plists in which the keys that the app's own code needs must stand.
    private(set) var infoPlistsOfApp: [Document] = []
    /// The bundle whose Info.plist must have the keys that code of a bundle needs, by the bundle as a use writes it.
    private(set) var hosts: [String: String?] = [:]
    /// The keys that build settings write into Info.plists, which the submitted ones do not have.
    let keysOfBuildSettings: Set<String>
    /// The keys that the configuration of frameworks adds to the app's Info.plist, or Info.plists to that of a configuration.
    let keysOfConfigurations: Set<String>
    /// The Info.plists that the build joins with the configuration of a framework: what one lacks says nothing.
    private let mergedInfoPlists: Set<Document.Name>
    /// What configurations say of an Info.plist that is built as it is, so that nobody judges it: each with that Info.plist.
    package let unreadConfigurations: [String]
    /// Which targets of Xcode's sources are built into.
    let xcodeTargets: XcodeTargets
    /// Which of ``infoPlistsOfApp`` code goes with.
    private(set) var layout = ProjectLayout(apps: [], others: [], dependencies: [])
    /// How many Info.plists of one bundle, and of the app, are held against its code.
    package static let mostInfoPlists = 200
    /// How many Info.plists of the app lie beyond ``mostInfoPlists``.
    package private(set) var omittedInfoPlists = 0
    /// The submitted features by what they need.
    let featuresByNeed: [FeatureNeed: [String]]
    /// The SDK that the app is built with: as submitted, else as Xcode wrote it into the built Info.plist.
    package private(set) var sdk: OSVersion?
    /// The privacy manifests, taken apart.
    let manifests: [PrivacyManifest]
    let manifestIndex: ManifestIndex
    /// Every Info.plist key that the submission needs, sorted by key and bundle.
    package private(set) var keyNeeds: [KeyNeed] = []
    /// The Info.plists in each language that a document gives.
    let localizedInfoPlists: [LocalizedInfoPlist]
    /// The review of each purpose string that holds a text at all; blank ones are left to PS-001.
    private(set) var reviewedPurposeStrings: [(string: PurposeString, review: PurposeTextReview)] = []

    /// What comments in the documents switch off.
    private(set) var suppressions = Suppressions()
    /// Comments that speak to us and are not understood.
    package var misunderstoodRemarks: [String] { suppressions.told }

    /// How many purpose strings of a submission are reviewed; what lies beyond is told as not judged.
    package static let mostPurposeStrings = 2_000
    /// How many purpose strings are reviewed.
    package var reviewedCount: Int { reviewedPurposeStrings.count }
    /// How many purpose strings lie beyond those that are reviewed.
    package private(set) var unreviewedPurposeStrings = 0

    /// Works out what the rules share, taking `today`, `2026-11-30`, where the target names no day.
    package init(_ submission: Submission, catalog: CatalogSnapshot, today: String) {
        let submission = submission.sorted
        self.submission = submission
        self.catalog = catalog
        asOf = submission.target.asOf ?? today
        let bundles = BundleTree(submission)
        self.bundles = bundles
        let configurations = EmbeddedDocument.all(in: submission.documents, catalog)
        let embedded = configurations.filter { $0.substitute == nil }
        unreadConfigurations = configurations.compactMap(\.unread)
        self.embedded = Dictionary(embedded.map { ($0.document.name, $0) }) { first, _ in first }
        let readable = submission.documents.filter { $0.root != nil } + embedded.map(\.document)
        podfiles = readable.filter { $0.kind == .podfile }
        let list = DependencyList(submission.documents, limit: Self.mostDependencies)
        let dependencies = list.dependencies
        self.dependencies = dependencies
        knownDependencies = dependencies.compactMap { KnownDependency($0, in: catalog) }
        omittedDependencies = list.omitted
        infoPlists = readable.filter { $0.kind == .infoPlist }
        hasEvidentApp = infoPlists.contains(where: \.isEvidentlyOfApp)
        let settings = readable.filter { $0.kind == .buildSettings }
        xcodeTargets = XcodeTargets(settings)
        let isGenerated = settings.contains { $0.root?["generates_info_plist"]?.boolean == true }
        keysOfBuildSettings = Set(
            (isGenerated ? settings.flatMap { $0.strings("info_plist_keys").map(\.text) } : [])
                + submission.documents.compactMap(XcodeGenProject.init).flatMap(\.keysOfSettings)
        )
        let merged = InfoPlistsBeside.merged(in: submission.documents)
        mergedInfoPlists = Set(merged.map(\.name))
        let parts = embedded.filter { $0.document.isMadeOfParts && $0.file.kind != .buildSettings }
        let added = parts.flatMap { $0.document.root?.entries ?? [] }.filter { !$0.value.isBlank }
        keysOfConfigurations = Set((added + merged.flatMap { $0.root?.entries ?? [] }).map(\.key))
        privacyManifests = readable.filter { $0.kind == .privacyManifest }
        entitlements = readable.filter { $0.kind == .entitlements } + [submission.entitlements].compactMap { $0 }
        localizedInfoPlists = readable.flatMap(LocalizedInfoPlist.languages(of:))
        manifests = privacyManifests.compactMap { PrivacyManifest($0, catalog: catalog) }
        manifestIndex = ManifestIndex(manifests, documents: submission.documents, bundles: bundles, catalog: catalog)
        statedMinimums =
            infoPlists.filter { bundles.isApp($0.bundle) && $0.isOfProgram }.compactMap(StatedMinimum.init(infoPlist:))
            + submission.documents.filter { $0.kind != .podfile }.compactMap(StatedMinimum.init(configuration:))
            + podfiles.compactMap(StatedMinimum.init(configuration:))
        let knownVersions = KnownVersions(catalog, on: asOf)
        minIOS =
            submission.target.minIOS
            ?? statedMinimums.lazy.compactMap { $0.version(among: knownVersions) }.first
        let sources = SourceUses(submission.documents, catalog: catalog, minIOS: minIOS)
        uses = submission.apis.map { ResolvedUse($0, in: catalog) } + sources.uses
        unknownUses = uses.compactMap { UnknownUse($0) }
        let isWebApp = Self.isWebApp(submission, dependencies)
        let bridges = SourceBridgeUses(
            submission.documents,
            dependencies: dependencies,
            isWebApp: isWebApp,
            catalog: catalog
        )
        sourceBridgeUses = bridges.uses
        packageCallUses = PackageCallUse.all(in: submission.documents, dependencies, catalog)
        frameworkCalls = unknownUses + bridges.calls
        let framework = Self.framework(of: submission, dependencies)
        self.framework = framework
        submittedBridgeUses = unknownUses.compactMap { BridgeUse($0, framework: framework, in: catalog) }
        ownUses = UseIndex(uses.filter { $0.use.origin == .app })
        requiredReasonUses = RequiredReasonUse.all(in: uses, catalog)
        omittedSourceUses = sources.omitted + bridges.omitted
        furtherUses = sources.further
        featuresByNeed = FeatureNeed.met(byAll: submission.features)
        showsPartOfCode = submission.apis.isEmpty && submission.documents.contains { $0.source != nil }
        // What a configuration adds to an Info.plist says nothing of what that lacks.
        for document in infoPlists where !isPart(document) {
            guard let bundle = document.bundle, infoPlistsByBundle[bundle, default: []].count < Self.mostInfoPlists
            else { continue }
            infoPlistsByBundle[bundle, default: []].append(document)
        }
        hosts = Dictionary(
            uniqueKeysWithValues: Set(submission.apis.compactMap(\.bundle)).map { ($0, workedOutHost(ofCodeIn: $0)) }
        )
        let roles = infoPlists.map { ($0, role(of: $0)) }
        backgroundModes = BackgroundModes.all(in: roles, catalog, limit: submission.mostSuggestions)
        appInfoPlists = roles.filter { [.app, .appClip].contains($0.1) }.map(\.0)
        let ofApp = roles.filter { !isPart($0.0) && bundles.isApp($0.0.bundle) }
        let apps = ofApp.filter { $0.1 == .app }.map(\.0)
        let placed = apps.isEmpty ? ofApp.filter { $0.1 == .appClip }.map(\.0) : apps
        let holders = placed.isEmpty ? ofApp.filter { $0.0.isOfWatch }.map(\.0) : placed
        infoPlistsOfApp = Array(holders.prefix(Self.mostInfoPlists))
        omittedInfoPlists = holders.count - infoPlistsOfApp.count
        layout = ProjectLayout(
            apps: placed.isEmpty ? [] : infoPlistsOfApp,
            others: roles.filter { $0.1 == .appExtension || $0.1 == .other && $0.0.hasCode }
                .map { ($0.0, $0.1 == .appExtension || $0.0.isOfWatch) },
            dependencies: dependencies
        )
        sdk =
            submission.target.sdk
            ?? appInfoPlists.lazy.compactMap { $0.root?["DTPlatformVersion"]?.string }
            .compactMap { try? OSVersion($0) }.first
        suppressions = readSuppressions()
        keyNeeds = RequiredKeys(context: self).needs
        let purposeStrings = purposeStrings.filter { !$0.text.isBlank }
        unreviewedPurposeStrings = max(0, purposeStrings.count - submission.mostPurposeStrings)
        reviewedPurposeStrings = purposeStrings.prefix(submission.mostPurposeStrings).map { string in
            let review = PurposeTextReview(
                string.text,
                permission: string.permission,
                appNames: string.appNames,
                locale: string.locale
            )
            return (string, review)
        }
    }
}

extension EvaluationContext {
    /// Whether more keys than `document` shows go into the Info.plist that is built: what it lacks says nothing.
    func isPart(_ document: Document) -> Bool {
        document.isMadeOfParts || mergedInfoPlists.contains(document.name)
    }

    /// How many more findings there would be like `finding`, were every use of its symbol in the file judged.
    func further(_ finding: Finding) -> Int {
        guard !furtherUses.isEmpty, let path = finding.location.path, let position = finding.location.position,
            finding.because.contains(where: { $0.file == path })
        else { return 0 }
        return furtherUses[SourceUses.Place(path: path, line: position.line, column: position.column)] ?? 0
    }
}
