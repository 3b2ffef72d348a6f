/// The form of prose in every language, `{"en": "...", "zh-Hans": "..."}`, wherever in a row it stands.
enum ProseForm {
    /// Prose that is blank, or that has not been translated.
    static func faults(of node: Int, in tree: JSONTree) -> [RowFault] {
        var faults: [RowFault] = []
        for place in node..<Int(tree.nodes[node].next) where tree.nodes[place].kind == .object {
            guard let english = tree.member("en", of: place), let chinese = tree.member("zh-Hans", of: place),
                tree.nodes[english].kind == .string, tree.nodes[chinese].kind == .string
            else { continue }
            let texts = [english, chinese].map { (place: $0, text: tree.string($0)) }
            for text in texts where text.text.allSatisfy(\.isWhitespace) {
                faults.append(RowFault(node: text.place, message: "must not be blank"))
            }
            let words = texts[0].text.split(separator: " ").count
            if words > 3, texts[1].text == texts[0].text {
                faults.append(RowFault(node: chinese, message: "is the English text"))
            }
        }
        return faults
    }
}
