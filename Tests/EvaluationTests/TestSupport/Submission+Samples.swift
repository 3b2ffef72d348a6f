import Catalog
import Documents
import Evaluation

extension Submission {
    /// A submission of one Info.plist, whose members are written as XML, and of API uses by name.
    init(
        _ plist: String? = nil,
        path: String = "Info.plist",
        apis: [String] = [],
        entitlements: String? = nil,
        minIOS: OSVersion? = OSVersion(15),
        sdk: OSVersion? = nil
    ) {
        self.init()
        if let plist { documents.append(.propertyList(plist, path: path)) }
        if let entitlements { documents.append(.propertyList(entitlements, path: "Sample.entitlements")) }
        self.apis = apis.map { APIUse(name: $0) }
        target.minIOS = minIOS
        target.sdk = sdk
    }

    /// The judgement by the table of `data/`.
    func evaluated(today: String = "2026-11-30") throws -> Evaluation {
        Evaluator().evaluate(self, against: try TestTable.snapshot.get(), today: today)
    }

    /// The findings of one rule.
    func findings(of rule: String, today: String = "2026-11-30") throws -> [Finding] {
        try evaluated(today: today).findings.filter { $0.rule == rule }
    }
}

extension Document {
    /// An XML property list whose root dictionary holds `members`; the dictionary stands on line 3.
    static func propertyList(_ members: String, path: String) -> Document {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \(members)
            </dict>
            </plist>
            """
        return DocumentReader.read(path: path, bytes: Array(text.utf8))
    }
}

/// `<key>...</key><string>...</string>`.
func text(_ key: String, _ value: String = "Finds your belt so that the pulse can be shown during a run.") -> String {
    "<key>\(key)</key>\n<string>\(value)</string>"
}

/// `<key>...</key><array>...</array>` of strings.
func list(_ key: String, _ values: [String]) -> String {
    "<key>\(key)</key>\n<array>\n\(values.map { "<string>\($0)</string>" }.joined(separator: "\n"))\n</array>"
}

/// `<key>...</key><true/>`.
func flag(_ key: String) -> String { "<key>\(key)</key>\n<true/>" }
