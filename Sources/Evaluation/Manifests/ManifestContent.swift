package import Documents

/// What a privacy manifest says, free of its file.
package struct ManifestContent: Sendable, Equatable {
    /// One type of data that is collected.
    package struct Collection: Sendable, Equatable {
        /// `NSPrivacyCollectedDataTypeDeviceID`.
        package var type: String
        package var isLinked: Bool
        package var isForTracking: Bool
        /// `NSPrivacyCollectedDataTypePurposeAnalytics`.
        package var purposes: Set<String>

        package init(type: String, isLinked: Bool, isForTracking: Bool, purposes: Set<String>) {
            self.type = type
            self.isLinked = isLinked
            self.isForTracking = isForTracking
            self.purposes = purposes
        }
    }

    package var tracks = false
    package var domains: Set<String> = []
    /// By type.
    package var collected: [String: Collection] = [:]
    /// Reason codes by category.
    package var reasons: [String: Set<String>] = [:]

    package init() {}

    /// The root dictionary, in the order of Apple's documentation, lists sorted.
    ///
    /// A list of domains stands there only where the app tracks: with false, App Store Connect refuses one that names any.
    /// An empty list of accessed APIs is left out, as TN3181 calls it invalid.
    package var root: PatchValue {
        var members: [(String, PatchValue)] = [(PrivacyManifest.tracking, .boolean(tracks))]
        if tracks { members.append((PrivacyManifest.trackingDomains, Self.strings(domains))) }
        members.append(
            (PrivacyManifest.collectedDataTypes, .array(collected.values.sorted { $0.type < $1.type }.map(Self.value)))
        )
        let accessed = reasons.sorted { $0.key < $1.key }.map { category, codes in
            PatchValue.dictionary([
                (AccessedAPI.categoryKey, .string(category)), (AccessedAPI.reasonsKey, Self.strings(codes)),
            ])
        }
        if !accessed.isEmpty { members.append((PrivacyManifest.accessedAPITypes, .array(accessed))) }
        return .dictionary(members)
    }

    private static func value(_ collection: Collection) -> PatchValue {
        .dictionary([
            (CollectedData.typeKey, .string(collection.type)),
            (CollectedData.linkedKey, .boolean(collection.isLinked)),
            (CollectedData.trackingKey, .boolean(collection.isForTracking)),
            (CollectedData.purposesKey, strings(collection.purposes)),
        ])
    }

    private static func strings(_ values: Set<String>) -> PatchValue { .array(values.sorted().map { .string($0) }) }
}
