import HTTPModel

/// A multipart body; its boundary is `b`, or its first line where that is longer.
enum MultipartTarget {
    static func run(_ octets: [UInt8]) {
        let line = octets.prefix { $0 != 0x0D && $0 != 0x0A }
        let first = String(decoding: line.dropFirst(2), as: UTF8.self)
        check(octets, boundary: "b")
        if line.starts(with: [0x2D, 0x2D]), first != "b" { check(octets, boundary: first) }
    }

    private static func check(_ octets: [UInt8], boundary: String) {
        var limits = MultipartForm.Limits()
        limits.parts = 8
        limits.header = 256
        guard let parts = try? MultipartForm.parts(of: octets, boundary: boundary, limits: limits) else { return }
        expect(parts.count <= limits.parts, "there are \(parts.count) parts")
        let delimiter = Array("\r\n--\(boundary)".utf8)
        for part in parts {
            let range = part.body.indices
            expect(range.lowerBound >= 0 && range.upperBound <= octets.count, "a part lies outside its body")
            expect(part.body.elementsEqual(octets[range]), "a part is not what was sent")
            expect(
                octets[range.upperBound...].starts(with: delimiter) || range.isEmpty,
                "a part does not end at a boundary"
            )
        }
        // Written again, the form reads the same, as far as its names can be written without escapes.
        guard parts.allSatisfy({ isPlain($0.name) && isPlain($0.filename ?? "") }) else { return }
        var written: [UInt8] = []
        for part in parts {
            let file = part.filename.map { "; filename=\"\($0)\"" } ?? ""
            written += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(part.name)\"\(file)\r\n\r\n".utf8
            written += part.body + [0x0D, 0x0A]
        }
        written += "--\(boundary)--\r\n".utf8
        limits.header = 1_024
        let again = try? MultipartForm.parts(of: written, boundary: boundary, limits: limits)
        expect(again?.map(\.name) == parts.map(\.name), "the names are others when written again")
        expect(again?.map(\.filename) == parts.map(\.filename), "the file names are others when written again")
        expect(
            again?.map { Array($0.body) } == parts.map { Array($0.body) },
            "the bodies are others when written again"
        )
    }

    private static func isPlain(_ name: String) -> Bool {
        name.utf8.allSatisfy { $0 != 0x22 && $0 != 0x25 && $0 != 0x5C && $0 >= 0x20 }
    }
}
