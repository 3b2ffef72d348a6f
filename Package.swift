// swift-tools-version: 6.3
import PackageDescription

/// Settings of every target.
let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]
/// Pure targets do no I/O and add strict memory safety, so that no pointer can leak upward.
let pure: [SwiftSetting] = house + [.strictMemorySafety()]

/// What reads the whole table is optimised in debug builds too: unoptimised it takes ten times as long, in every test.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
    name: "permission-atlas",
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
        .target(name: "CLinux"),

        .target(name: "JSON", swiftSettings: pure + quick),
        .target(name: "Digest", dependencies: ["COpenSSL"], swiftSettings: house),
        .target(name: "Compression", dependencies: ["CZlib"], swiftSettings: house),
        .target(name: "Logging", dependencies: ["JSON"], swiftSettings: house),
        .target(name: "Metrics", swiftSettings: pure),
        .target(name: "HTTPModel", swiftSettings: pure),
        .target(name: "HTTPServer", dependencies: ["HTTPModel", "Logging", "Metrics", "CLinux"], swiftSettings: house),
        .target(name: "TLS", dependencies: ["HTTPServer", "Logging", "COpenSSL"], swiftSettings: house),
        .target(name: "Catalog", dependencies: ["JSON"], swiftSettings: pure + quick),
        .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: house),
        .target(name: "Archives", dependencies: ["CArchive"], swiftSettings: house),
        .target(name: "Documents", dependencies: ["Archives", "YAML"], swiftSettings: pure),
        .target(name: "Evaluation", dependencies: ["Catalog", "Documents"], swiftSettings: pure),
        .target(name: "Reports", dependencies: ["Evaluation", "Catalog", "Documents", "JSON"], swiftSettings: pure),
        .target(
            name: "Store",
            dependencies: ["Catalog", "CSQLite", "Digest", "JSON", "Metrics"],
            swiftSettings: house + quick
        ),
        .target(
            name: "API",
            dependencies: [
                "Catalog", "Compression", "Digest", "Documents", "Evaluation", "HTTPModel", "JSON", "Logging",
                "Metrics", "Reports",
                "Store",
            ],
            swiftSettings: house
        ),
        .executableTarget(
            name: "permission-atlas",
            dependencies: [
                "API", "CLinux", "Catalog", "Documents", "Evaluation", "HTTPModel", "HTTPServer", "JSON", "Logging",
                "Metrics", "Reports", "Store", "TLS",
            ],
            swiftSettings: house
        ),

        .target(name: "CThreadSanitizer", path: "Tests/CThreadSanitizer"),
        .target(
            name: "TestSupport",
            dependencies: ["CThreadSanitizer"],
            path: "Tests/TestSupport",
            swiftSettings: pure
        ),
        .testTarget(name: "HTTPModelTests", dependencies: ["HTTPModel"], swiftSettings: house),
        .testTarget(
            name: "HTTPServerTests",
            dependencies: ["HTTPServer", "HTTPModel", "Logging", "Metrics", "TestSupport"],
            swiftSettings: house
        ),
        .testTarget(
            name: "TLSTests",
            dependencies: ["TLS", "HTTPServer", "HTTPModel", "Logging", "Metrics", "COpenSSL", "TestSupport"],
            swiftSettings: house
        ),
        .testTarget(name: "CatalogTests", dependencies: ["Catalog"], swiftSettings: house),
        .testTarget(name: "ArchivesTests", dependencies: ["Archives", "TestSupport"], swiftSettings: house),
        .testTarget(name: "CompressionTests", dependencies: ["Compression", "CZlib"], swiftSettings: house),
        .testTarget(name: "DigestTests", dependencies: ["Digest"], swiftSettings: house),
        .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: house),
        .testTarget(
            name: "APITests",
            dependencies: [
                "API", "Catalog", "Digest", "Documents", "Evaluation", "HTTPModel", "JSON", "Logging", "Metrics",
                "Reports", "Store", "TestSupport",
            ],
            swiftSettings: house
        ),
        .testTarget(
            name: "StoreTests",
            dependencies: ["Store", "Catalog", "CSQLite", "Evaluation", "TestSupport"],
            swiftSettings: house
        ),
        .testTarget(name: "LoggingTests", dependencies: ["Logging"], swiftSettings: house),
        .testTarget(name: "MetricsTests", dependencies: ["Metrics"], swiftSettings: house),
        .testTarget(name: "DocumentsTests", dependencies: ["Documents", "TestSupport"], swiftSettings: house),
        .testTarget(
            name: "PermissionAtlasTests",
            dependencies: ["Catalog", "HTTPModel", "HTTPServer", "Logging", "Metrics", "permission-atlas"],
            swiftSettings: house
        ),
        .testTarget(
            name: "EvaluationTests",
            dependencies: ["Evaluation", "Catalog", "Documents", "Store"],
            exclude: ["Fixtures"],
            swiftSettings: house
        ),
        .testTarget(
            name: "ReportsTests",
            dependencies: ["Reports", "Evaluation", "Catalog", "Documents"],
            swiftSettings: house
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The fuzz targets need libFuzzer, which is linked in by an option of the build: see docs/fuzzing.md.
if Context.environment["PERMISSION_ATLAS_FUZZ"] != nil {
    package.targets += [
        .executableTarget(
            name: "fuzz",
            dependencies: ["Archives", "Documents", "HTTPModel", "HTTPServer"],
            path: "Fuzz/Targets",
            swiftSettings: house
        )
    ]
}
