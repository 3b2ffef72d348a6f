import Catalog
import Testing

@testable import Store

@Suite("Search")
struct SearchTests {
    /// The sample, loaded once for all tests, none of which changes it.
    private static let loaded = Result {
        let folder = try TemporaryFolder()
        let store = CatalogStore(try Database.open(folder.file("table.sqlite"), migrations: Repository.migrations))
        try SampleData().load(into: store)
        return (folder: folder, store: store)
    }

    private let store: CatalogStore

    init() throws { store = try Self.loaded.get().store }

    private func ids(_ query: String, kind: RecordKind? = nil) throws -> [String] {
        try store.search(query, kind: kind).hits.map(\.id)
    }

    @Test(
        "The row that is meant comes first",
        arguments: [
            ("camera", "camera"), ("CAMERA", "camera"), ("NSCameraUsageDescription", "NSCameraUsageDescription"),
            ("privacy - camera usage description", "NSCameraUsageDescription"), ("NSCam", "NSCameraUsageDescription"),
            ("90683", "ITMS-90683"), ("itms-90683", "ITMS-90683"),
            ("+[AVCaptureDevice authorizationStatusForMediaType:]", "AVCaptureDevice.authorizationStatus(for:)"),
            ("requestAccess", "AVCaptureDevice.requestAccess(for:completionHandler:)"),
            ("request access", "AVCaptureDevice.requestAccess(for:completionHandler:)"),
            ("authorization status", "AVCaptureDevice.authorizationStatus(for:)"),
            ("相机", "camera"), ("拍照", "camera"), ("用途说明", "ITMS-90683"), ("并不存在", "MYTH-001"),
            ("purpose string", "ITMS-90683"), ("missing key PL-001", "PL-001"), ("缺少键", "PL-001"),
            ("MYTH-001", "MYTH-001"), ("C617.1", "C617.1"), ("file time", "NSPrivacyAccessedAPICategoryFileTimestamp"),
        ]
    )
    func first(_ sample: (query: String, id: String)) throws {
        #expect(try ids(sample.query).first == sample.id)
    }

    @Test("A name comes before the beginning of one, and that before words")
    func order() throws {
        let hits = try store.search("camera").hits
        #expect(hits.map(\.match) == hits.map(\.match).sorted())
        #expect(hits.first?.match == .name)
        let beginnings = try store.search("AVCaptureDevice.").hits.filter { $0.match == .beginningOfName }
        #expect(beginnings.count == 3)
        #expect(try store.search("相机").hits.first?.match == .name)
        #expect(try store.search("拍照").hits.allSatisfy { $0.match == .text })
    }

    @Test("Only rows of the kind asked for are found, and a kind's own name is no word of theirs")
    func kinds() throws {
        #expect(try ids("camera", kind: .key) == ["NSCameraUsageDescription"])
        #expect(try ids("camera", kind: .reviewCode) == [])
        #expect(try ids("NSCameraUsageDescription", kind: .permission) == [])
        #expect(try ids("reviewcodes") == [])
    }

    @Test("Pages follow one another without a gap, and the total is that of all")
    func pages() throws {
        let all = try store.search("camera")
        #expect(all.total == all.hits.count)
        var paged: [CatalogStore.Hit] = []
        for offset in 0..<all.total {
            let page = try store.search("camera", limit: 1, offset: offset)
            #expect(page.total == all.total)
            paged += page.hits
        }
        #expect(paged == all.hits)
        #expect(try store.search("camera", limit: 5, offset: 10_000).hits == [])
        #expect(try store.search("camera", limit: -1, offset: -1).hits == [])
    }

    @Test("Where no row holds all the words, rows that hold some are found")
    func lax() throws {
        #expect(try ids("camera quantum").contains("camera"))
        #expect(try ids("相机量子").contains("camera"))
    }

    @Test(
        "Whatever a user types is a query",
        arguments: [
            "", " ", "\"", "\"\"\"", "'", "*", "a*", "^a", "-a", "NOT", "NOT a", "a AND", "OR OR", "NEAR(a b)", "(",
            ")",
            "a)b(", "names:camera", "{names}:camera", "kind : apis", "a + b", "\\", "\u{0}", "camera\u{0}x", "%", "_",
            ";",
            "'; DROP TABLE records; --", "½", "²", "é", "e\u{301}", "\u{301}", "\u{10FFFF}", "👨‍👩‍👧‍👦", "İ", "ſ", "ß", "٣",
            "𝟛", "Ⅷ",
            "カメラ", "카메라", "𠮷", "相", "相机 camera 权限", "a b c d e f g h i j k l m n o p",
            String(repeating: "a", count: 100_000), String(repeating: "相", count: 10_000),
            String(repeating: "\"", count: 1_000), String(repeating: "a ", count: 5_000),
        ]
    )
    func anyText(_ query: String) throws {
        for kind in [nil, RecordKind.key] { _ = try store.search(query, kind: kind) }
    }

    @Test(
        "A name is taken apart at capitals and at what is no letter",
        arguments: [
            ("requestWhenInUse", ["request", "When", "In", "Use"]), ("NSCameraUsage", ["NS", "Camera", "Usage"]),
            ("PHPhotoLibrary.shared()", ["PH", "Photo", "Library", "shared"]), ("ITMS-91053", ["ITMS", "91053"]),
            ("openURL", ["open", "URL"]), ("iOS", ["i", "OS"]), ("", []), ("...", []), ("A", ["A"]),
            ("C617.1", ["C617", "1"]),
        ]
    )
    func words(_ sample: (name: String, words: [String])) {
        #expect(SearchText.words(sample.name) == sample.words)
    }

    @Test("Characters that stand side by side are handed over two by two")
    func pairs() {
        var pairs: [String] = []
        SearchText.forEachPair(of: "iOS 的相机，权限 ok 用") { pairs.append($0) }
        #expect(pairs == ["的相", "相机", "权限"])
    }
}
