internal import Catalog

/// What narrows the lists of SDKs, packages and bridges.
enum PackageFilters {
    static let sdks: [RecordFilter<SDKRecord>] = [
        .choice("listed", of: Answer.self) { $0.listed == ($1 == .true) },
        .choice("status", of: SDKRecord.Status.self) { $0.status == $1 },
        .day("as_of") { $0.hasDuty(on: $1) },
        .named("key", in: { $0.keys }) { sdk, key in sdk.forcesKeys.contains { $0.key == key } },
    ]
    static let packages: [RecordFilter<PackageRecord>] = [
        .choice("ecosystem", of: PackageRecord.Ecosystem.self) { $0.ecosystem == $1 },
        .choice("framework", of: AppFramework.self) { $0.framework == $1 },
        .named("permission", in: { $0.permissions }) { package, permission in
            package.permissions.contains { $0.permission == permission }
        },
        .named("key", in: { $0.keys }) { package, key in package.keys.contains { $0.key == key } },
    ]
    static let bridges: [RecordFilter<BridgeRecord>] = [
        framework,
        .named("permission", in: { $0.permissions }) { $0.permission == $1 },
    ]
    static let limits: [RecordFilter<BridgeLimitRecord>] = [
        .choice("framework", of: AppFramework.self) { $0.frameworks.contains($1) },
        .named("permission", in: { $0.permissions }) { $0.permissions.contains($1) },
        .named("package", in: { $0.packages }) { $0.packages.contains($1) },
    ]
    static let fields: [RecordFilter<FrameworkFieldRecord>] = [
        .choice("framework", of: AppFramework.self) { $0.framework == $1 },
        .named("key", in: { $0.keys }) { $0.writes.keys.contains($1) },
    ]

    static let framework: RecordFilter<BridgeRecord> = .choice("framework", of: AppFramework.self) {
        $0.framework == $1
    }

    private enum Answer: String, CaseIterable { case `true`, `false` }
}
