import Testing

@testable import Catalog

@Suite("Near names")
struct NearNamesTests {
    private static let vocabulary = [
        "NSCameraUsageDescription", "NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription",
        "NSMicrophoneUsageDescription", "NSLocationWhenInUseUsageDescription", "tracking", "camera",
    ]

    @Test(
        "A slip, a word too many, a word too few and words that changed places are seen through",
        arguments: [
            ("NSCamraUsageDescription", "NSCameraUsageDescription"),
            ("nscamerausagedescription", "NSCameraUsageDescription"),
            ("NSPhotoLibraryAddOnlyUsageDescription", "NSPhotoLibraryAddUsageDescription"),
            ("NSPhotoUsageDescription", "NSPhotoLibraryUsageDescription"),
            ("UsageDescriptionMicrophone", "NSMicrophoneUsageDescription"),
            ("NSLocationInUseWhenUsageDescription", "NSLocationWhenInUseUsageDescription"), ("camera ", "camera"),
            ("traking", "tracking"),
        ]
    )
    func nearest(_ sample: (name: String, wanted: String)) {
        #expect(NearNames.nearest(sample.name, in: Self.vocabulary).first == sample.wanted)
    }

    @Test("A name that is like nothing gets no suggestion", arguments: ["zzzz", "", "   ", "相机", "q", "🙂"])
    func nothing(_ name: String) {
        #expect(NearNames.nearest(name, in: Self.vocabulary) == [])
    }

    @Test("No more names are given than were asked for", arguments: [-1, 0, 1, 3])
    func limit(_ limit: Int) {
        #expect(NearNames.nearest("NSUsageDescription", in: Self.vocabulary, limit: limit).count <= max(0, limit))
    }

    @Test("Likeness is 1 for the same letters, symmetric in its edits and within its bounds")
    func likeness() {
        let names = Self.vocabulary.map { FoldedName($0) }
        for name in names {
            for other in names {
                #expect((0...1).contains(name.likeness(other, pieces: name.pieces)))
                #expect(name.editDistance(other) == other.editDistance(name))
            }
            #expect(name.likeness(name, pieces: name.pieces) == 1)
        }
    }

    @Test(
        "The edit distance counts insertions, deletions, replacements and swaps",
        arguments: [
            ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "acb", 1), ("kitten", "sitting", 3),
            ("a", "xyz", 3),
        ]
    )
    func editDistance(_ sample: (String, String, Int)) {
        #expect(FoldedName(sample.0).editDistance(FoldedName(sample.1)) == sample.2)
    }

    @Test("A distance within the limit is told as it is, and one beyond it not at all")
    func boundedDistance() {
        let names = Self.vocabulary + ["NSCamraUsageDescription", "abc", "acb", "b", "", "UsageDescription", "xyz.abc"]
        for name in names.map({ FoldedName($0) }) {
            for other in names.map({ FoldedName($0) }) {
                let distance = name.editDistance(other) ?? .max
                for limit in 0...40 {
                    #expect(name.editDistance(other, within: limit) == (distance <= limit ? distance : nil))
                }
            }
        }
    }

    @Test(
        "The names that share most pieces come first, of equals the ones with fewest, then the first",
        arguments: [1, 5, 64]
    )
    func candidates(_ limit: Int) {
        let names = (0..<2_000).map { index in
            ["requestAccess", "Access", "request", "zzz", "requestAccessFor"][index % 5] + String(index % 90)
        }
        let index = PieceIndex(names)
        for wanted in ["requestAcces7", "Access", "request8", "zz", "nothing"].map({ FoldedName($0).pieces }) {
            let ranked = names.indices.map { place in
                let pieces = Set(FoldedName(names[place]).pieces)
                return (shared: pieces.intersection(wanted).count, size: pieces.count, place: place)
            }
            .filter { $0.shared > 0 }
            .sorted { ($1.shared, $0.size, $0.place) < ($0.shared, $1.size, $1.place) }
            #expect(index.candidates(wanted, limit: limit) == ranked.prefix(limit).map(\.place))
        }
    }

    @Test("Among many names the index finds what measuring each would find")
    func indexed() {
        let many = (0..<3_000).map { "Framework\($0 % 50)Manager.request\($0)Authorization(for:)" } + Self.vocabulary
        let near = NearNames(many)
        for (name, wanted) in [
            ("NSCamraUsageDescription", "NSCameraUsageDescription"), ("traking", "tracking"),
            ("Framework7Manager.request1007Authorisation(for:)", "Framework7Manager.request1007Authorization(for:)"),
        ] {
            #expect(near.matches(name).first?.name == wanted)
        }
        #expect(near.matches("zzzz") == [])
    }

    @Test("A hostile name costs no more than a long one")
    func hostile() {
        let near = NearNames((0..<3_000).map { "Type\($0).aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa()" })
        #expect(near.matches(String(repeating: "a", count: 1_000_000)).count == 5)
        #expect(FoldedName(String(repeating: "a", count: 1_000_000)).letters.count == FoldedName.maximumLength)
    }
}
