/// An XML element as a node: `{"element": "plugin", "attributes": {"name": "x"}, "text": "", "children": [...]}`.
extension Node {
    /// The element's name, as written; `nil` where this is no element.
    package var elementName: String? { self["element"]?.string }

    /// The value of the attribute called `name`.
    package func attribute(_ name: String) -> Node? { self["attributes"]?[name] }

    /// The elements directly in this one called `name`, with their index among all children.
    package func children(named name: String) -> [(index: Int, element: Node)] {
        (self["children"]?.elements ?? []).enumerated().filter { $0.element.elementName == name }
            .map { (index: $0.offset, element: $0.element) }
    }
}
