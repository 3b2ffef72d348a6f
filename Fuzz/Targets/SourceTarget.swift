import Documents

/// A source, read in each language.
enum SourceTarget {
    static func run(_ octets: [UInt8]) {
        for name in ["a.swift", "a.mm", "a.dart", "a.tsx", "a.vue"] {
            let document = DocumentReader.read(path: name, bytes: octets)
            guard let source = document.source else {
                expect(!document.faults.isEmpty, "no code, and no fault that says why")
                continue
            }
            expect(source.references.count <= octets.count, "more references than octets")
            var last = 0
            for reference in source.references {
                let position = reference.position
                expect(!reference.name.isEmpty, "a reference without a name")
                expect(position.offset < octets.count, "a place lies behind the end")
                expect(position.line ?? 0 >= 1 && position.column ?? 0 >= 1, "a reference without a place")
                expect(position.offset >= last || name != "a.swift", "references are out of order")
                last = position.offset
            }
        }
    }
}
