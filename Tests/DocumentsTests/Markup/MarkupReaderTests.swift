import Documents
import Testing

@Suite("XML of Cordova")
struct MarkupReaderTests {
    static let sample = """
        <?xml version='1.0' encoding='utf-8'?>
        <widget id="com.example.app" xmlns="http://www.w3.org/ns/widgets">
            <name>A &amp; B</name>
            <!-- <preference name="commented" value="1"/> -->
            <preference name="deployment-target" value="13.0" />
            <platform name="ios">
                <edit-config target="NSCameraUsageDescription" file="*-Info.plist" mode="merge">
                    <string>扫描 <![CDATA[<二维码>]]></string>
                </edit-config>
            </platform>
        </widget>

        """

    @Test("Elements, attributes and texts have their places")
    func places() throws {
        let root = try #require(TextFormat.markup.read(Array(Self.sample.utf8)).root)
        #expect(root.elementName == "widget")
        #expect(root.attribute("id")?.string == "com.example.app")
        #expect(root.children(named: "name").first?.element["text"]?.string == "A & B")
        let preferences = root.children(named: "preference")
        #expect(preferences.map(\.index) == [1])
        let value = try #require(preferences.first?.element.attribute("value"))
        #expect((value.position.line, value.position.column) == (5, 49))
        let pointer = Pointer.root.appending("children").appending(2).appending("children").appending(0)
        let edit = try #require(root.node(at: pointer))
        #expect(edit.attribute("target")?.string == "NSCameraUsageDescription")
        let text = try #require(edit.children(named: "string").first?.element["text"])
        #expect(text.string == "扫描 <二维码>")
        #expect((text.position.line, text.position.column) == (8, 21))
    }

    @Test("The place of a fault leads to the element around it")
    func pointers() {
        let document = TextFormat.markup.read(Array("<widget><a/><b>&x;</b></widget>".utf8))
        #expect(document.faults.map(\.pointer.description) == ["/children/1"])
        #expect(document.root?.children(named: "b").first?.element["text"]?.string == "&x;")
    }
}
