import Testing

@testable import Catalog

@Suite("The symbols of a framework and of a permission")
struct SymbolPlacesTests {
    @Test("They are found in the order of the rows, and none for what there is not")
    func places() throws {
        let places = SymbolPlaces([
            try SampleRows.api("A.a", #""framework":"Photos","permissions":["photo-library"]"#),
            try SampleRows.api("A.b"),
            try SampleRows.api("A.c", #""framework":"Photos","permissions":["camera","photo-library"]"#),
            try SampleRows.api("A.d", #""framework":"PhotosUI""#),
        ])
        #expect(places.ofFramework("photos") == [0, 2])
        #expect(places.ofFramework("PHOTOSUI") == [3])
        #expect(places.ofFramework("Photo") == [])
        #expect(places.ofPermission("photo-library") == [0, 2])
        #expect(places.ofPermission("camera") == [2])
        #expect(places.ofPermission("location") == [1, 3])
    }
}
