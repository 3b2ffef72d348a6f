import Foundation
import Testing

@testable import Store

@Suite("Decoding rows")
struct RowSourceTests {
    struct Inner: Codable, Equatable {
        enum Size: String, Codable, CaseIterable { case small, large }
        let size: Size
        let names: [String]
        let count: Int?
        let ratio: Double
        let isOpen: Bool
        let more: [Inner]
        let labels: [String: String]
    }

    private static let sample =
        #"{"size":"large","names":["a","b"],"count":7,"ratio":2.5,"isOpen":true,"labels":{"x":"y"},"more":[{"size":"small","names":[],"ratio":0,"isOpen":false,"more":[],"labels":{},"count":null}]}"#

    @Test("A type comes out as JSONDecoder makes it")
    func same() throws {
        let known = try JSONDecoder().decode(Inner.self, from: Data(Self.sample.utf8))
        let source = RowSource(try JSONTree(Array(Self.sample.utf8)), collectsFaults: false)
        #expect(try source.decode(Inner.self, at: 0) == known)
    }

    @Test(
        "The first fault is thrown, or every one is collected with its place",
        arguments: [
            (#""large""#, "3", ["/size must be a string, not a number"]),
            (#"["a","b"]"#, #"["a",1]"#, ["/names/1 must be a string, not a number"]),
            ("2.5", #""x""#, ["/ratio must be a number of type Double, not a string"]),
            (#""isOpen":true,"#, "", [" has no member \"isOpen\""]),
            (":7", ":7.5", ["/count must be a number of type Int, not a number"]),
            ("[],\"labels\"", "{},\"labels\"", ["/more/0/more must be an array, not an object"]),
            (
                #""size":"small","names":[]"#, #""size":"tiny","names":7"#,
                ["/more/0/size must be one of small, large", "/more/0/names must be an array of strings, not a number"]
            ),
            (#"{"x":"y"}"#, "[]", ["/labels must be an object, not an array"]),
        ]
    )
    func faults(_ sample: (part: String, other: String, faults: [String])) throws {
        let text = Self.sample.replacing(sample.part, with: sample.other, maxReplacements: 1)
        let tree = try JSONTree(Array(text.utf8))
        #expect(throws: RowFault.self) { try RowSource(tree, collectsFaults: false).decode(Inner.self, at: 0) }
        let source = RowSource(tree, collectsFaults: true)
        _ = try source.decode(Inner.self, at: 0)
        let faults = source.takeFaults().map { "\(tree.pointer(to: $0.node, below: 0)) \($0.message)" }
        #expect(faults == sample.faults)
    }
}
