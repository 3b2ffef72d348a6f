internal import Catalog

/// What the names of symbols begin with, which is the type for most: of the names in a source most begin with none of these.
struct SymbolBeginnings: Sendable {
    private let words: Set<Substring>

    /// Those of the symbols of `catalog`, worked out once.
    static func of(_ catalog: CatalogSnapshot) -> SymbolBeginnings {
        catalog.derivations.value("symbol-beginnings") { SymbolBeginnings(catalog) }
    }

    private init(_ catalog: CatalogSnapshot) {
        var words: Set<Substring> = []
        // By place: a loop over the rows would copy each.
        let (apis, reasons) = (catalog.apis.rows, catalog.requiredReasonAPIs.rows)
        for index in apis.indices {
            for name in [apis[index].id] + apis[index].otherNames { words.insert(Self.beginning(of: name)) }
        }
        for index in reasons.indices {
            for name in [reasons[index].id] + reasons[index].otherNames { words.insert(Self.beginning(of: name)) }
        }
        self.words = words
    }

    /// Whether the name of a symbol may begin with `type`.
    func hold(_ type: String) -> Bool { words.contains(Self.beginning(of: type)) }

    /// `CNContactStore` of `CNContactStore.init()` and of `-[CNContactStore init]`.
    private static func beginning(of name: String) -> Substring {
        let unsigned = name.utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "[") }
        return Substring(
            unsigned.prefix { octet in
                octet != UInt8(ascii: ".") && octet != UInt8(ascii: "(") && octet != UInt8(ascii: " ")
                    && octet != UInt8(ascii: "]")
            }
        )
    }
}
