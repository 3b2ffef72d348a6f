internal import Catalog
internal import Documents

/// Reports an oldest version of the system that never was, or that is none.
///
/// iOS 18 was followed by iOS 26, and macOS 15 by macOS 26. A build variable becomes something else.
struct ImpossibleMinimum: Rule {
    static let id = "PL-044"

    func findings(in context: EvaluationContext) -> [Finding] {
        let known = KnownVersions(context.catalog, on: context.asOf)
        let ofMac = context.infoPlists.compactMap { document -> Finding? in
            let key = "LSMinimumSystemVersion"
            guard let node = document.root?[key], let fault = Fault(node, lastBeforeGap: 15, has: known.hasMacOS)
            else { return nil }
            return finding(fault, key, "macOS", at: document.location(ofKey: key), context)
        }
        return context.statedMinimums.compactMap { minimum in
            Fault(minimum.node, lastBeforeGap: 18, has: known.hasIOS).map { fault in
                finding(
                    fault,
                    minimum.key,
                    "iOS",
                    at: minimum.document.location(minimum.pointer, of: minimum.node),
                    context
                )
            }
        } + ofMac
    }

    private func finding(
        _ fault: Fault,
        _ key: String,
        _ system: String,
        at location: Finding.Location,
        _ context: EvaluationContext
    ) -> Finding {
        context.finding(
            Self.self,
            at: location,
            phrase: fault.phrase,
            arguments: [
                "key": .text(key), "value": .text(fault.text), "system": .text(system),
                "last": .text("\(fault.lastBeforeGap)"), "type": .text(fault.type),
            ],
            patch: fault.meant.map { [.replace(location.pointer, .string($0))] } ?? []
        )
    }

    /// What is wrong with the value.
    private struct Fault {
        let phrase: String
        let text: String
        let type: String
        /// The text that is meant; `nil` = not sure.
        let meant: String?
        let lastBeforeGap: Int

        /// `nil` where nothing is wrong.
        init?(_ node: Node, lastBeforeGap: Int, has: (Int) -> Bool) {
            self.lastBeforeGap = lastBeforeGap
            type = node.typeName
            switch node.value {
            case .string(let text):
                guard !text.holds("$("), !text.holds("${") else { return nil }
                let parts = text.split(separator: ".", omittingEmptySubsequences: false)
                let numbers = parts.map { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
                let isVersion = (1...3).contains(parts.count) && !numbers.contains(nil)
                guard let first = numbers.first.flatMap(\.self), isVersion else {
                    (phrase, self.text, meant) = ("malformed", text, nil)
                    return
                }
                guard !has(first) else { return nil }
                let isInGap = first > lastBeforeGap && first < 26
                (phrase, self.text, meant) = (isInGap ? "never-released" : "no-version", text, nil)
            case .integer(let number):
                let isReal = Int(exactly: number).map(has) == true
                (phrase, text, meant) = ("type", "\(number)", isReal ? "\(number).0" : nil)
            case .real(let number):
                // `15.10` cannot be told from `15.1`.
                (phrase, text, meant) = ("type", "\(number)", nil)
            case .null: return nil
            default: (phrase, text, meant) = ("type", "", nil)
            }
        }
    }
}
