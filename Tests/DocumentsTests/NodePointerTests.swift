import Documents
import Testing

@Suite("Places in a tree by pointer")
struct NodePointerTests {
    private let root: Node
    init() throws {
        let text = #"{"a": [{"b/c": 1}, {"~d": 2}], "": {"0": 3}}"#
        root = try #require(JSONReader.read(Array(text.utf8)).root)
    }

    @Test("A pointer is taken apart as it was put together (RFC 6901 §4)")
    func tokens() {
        let pointer = Pointer.root.appending("a").appending(1).appending("~d/~1").appending("")
        #expect(pointer.description == "/a/1/~0d~1~01/")
        #expect(pointer.tokens == ["a", "1", "~d/~1", ""])
        #expect(pointer.parent.parent == Pointer.root.appending("a").appending(1))
        #expect(Pointer.root.tokens == [])
        #expect(Pointer.root.parent == .root)
    }

    @Test("A pointer leads to its value")
    func node() {
        let first = Pointer.root.appending("a").appending(0)
        #expect(root.node(at: .root)?.typeName == "dictionary")
        #expect(root.node(at: first.appending("b/c"))?.typeName == "integer")
        #expect(root.node(at: Pointer.root.appending("").appending("0"))?.typeName == "integer")
        #expect(root.entry(at: first.appending("b/c"))?.position.column == 9)
        #expect(root.entry(at: first)?.key == nil)
        #expect(root.entry(at: .root)?.key == nil)
    }

    @Test("Nothing is where a pointer leads astray", arguments: ["2", "-", "00", "+1", "b"])
    func missing(_ token: String) {
        #expect(root.node(at: Pointer.root.appending("a").appending(token))?.typeName == nil)
    }

    @Test("A missing value is placed at the innermost value on the way that exists")
    func nearest() {
        let missing = Pointer.root.appending("a").appending(1).appending("x").appending("y")
        let nearest = root.nearest(to: missing)
        #expect(nearest.pointer == Pointer.root.appending("a").appending(1))
        #expect(nearest.node.position.column == 20)
        #expect(root.nearest(to: .root).pointer == .root)
    }
}
