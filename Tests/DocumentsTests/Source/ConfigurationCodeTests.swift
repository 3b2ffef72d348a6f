import Documents
import Testing

@Suite("Configurations written as programs")
struct ConfigurationCodeTests {
    private func read(_ text: String, path: String = "app.config.ts") -> Document {
        DocumentReader.read(path: path, bytes: Array(text.utf8))
    }

    private static let body = "slug: 'a', ios: { infoPlist: { NSCameraUsageDescription: 'Scans your ticket.' } }"

    @Test(
        "However the object is handed over, its literals are read",
        arguments: [
            "export default { \(body) }", "module.exports = { \(body) };", "export default () => ({ \(body) });",
            "export default ({ config }) => { if (config.a) { log({ b: 1 }); } return { ...config, \(body) }; };",
            "type A = { ios: { slug: string } };\nconst config: ExpoConfig = { \(body) };\nexport default config;",
            "module.exports = withSentry({ \(body) } satisfies ExpoConfig);", "export default { expo: { \(body) } }",
        ]
    )
    func forms(_ text: String) throws {
        let document = read(text)
        #expect(document.kind == .expoConfig && document.status == .read)
        let root = try #require(document.root)
        let plist = (root["expo"] ?? root)["ios"]?["infoPlist"]
        #expect(plist?["NSCameraUsageDescription"]?.string == "Scans your ticket.")
    }

    @Test("Constants of the file, pieces joined by a plus and escapes are literals; what is computed is told")
    func values() throws {
        let document = read(
            #"""
            const text = 'Scans the code on your ticket, ' +
              "so that it\u0027s kept.";
            const isOn = true, other = 1;
            export default ({ config }) => ({
              ...config,
              slug: 'a',
              version: process.env.VERSION ?? '1',
              ios: {
                supportsTablet: isOn as boolean,
                infoPlist: { A: text, B: `It\'s plain.`, C: `Hello ${name}`, D: texts.d, [key]: 'e', F: [1, 2.5, null] },
              },
              plugins: ['one', ...more, ['two', { a: call(), b: false }], build()],
            });
            """#
        )
        let root = try #require(document.root)
        let plist = try #require(root["ios"]?["infoPlist"])
        #expect(plist["A"]?.string == "Scans the code on your ticket, so that it's kept.")
        #expect(plist["B"]?.string == "It's plain.")
        #expect(plist.entries?.map(\.key) == ["A", "B", "F"])
        #expect(plist["F"]?.elements?.map(\.typeName) == ["integer", "real", "null"])
        #expect(root["plugins"]?.elements?.map(\.typeName) == ["string", "null", "array", "null"])
        #expect(
            document.unread.map(\.description) == [
                "", "/version", "/ios/supportsTablet", "/ios/infoPlist/C", "/ios/infoPlist/D", "/ios/infoPlist",
                "/plugins", "/plugins/2/1/a", "/plugins/3",
            ]
        )
    }

    @Test("A place is unread where only a run could tell it, and not beside what is written out")
    func places() {
        let document = read("export default { ...base, slug: 'a', ios: { infoPlist: { A: 'a', B: b } } }")
        func isUnread(_ keys: String...) -> Bool {
            document.isUnread(at: keys.reduce(Pointer.root) { $0.appending($1) })
        }
        #expect(isUnread("plugins") && isUnread("plugins", "0") && isUnread("ios", "infoPlist", "B"))
        #expect(!isUnread("ios", "infoPlist", "A") && !isUnread("ios", "infoPlist", "C") && !isUnread("ios", "config"))
        #expect(isUnread("ios", "infoPlist") && isUnread("ios"))
    }

    @Test("Of two configurations nobody knows which counts")
    func several() {
        let document = read("export const a = { slug: 'a' };\nexport const b = { slug: 'b' };")
        #expect(document.unread == [.root])
    }

    @Test("Taro's has pages; a file without a configuration in literals is ignored as before")
    func others() {
        let taro = read(
            "export default defineAppConfig({ pages: ['pages/index'], requiredPrivateInfos: ['getLocation'] })"
        )
        #expect(taro.kind == .weChatApp && taro.root?["requiredPrivateInfos"]?.elements?.count == 1)
        for text in ["export default build();", "export default defineAppConfig({ ui: { primary: 'green' } })", ""] {
            #expect(read(text).status == .ignored)
        }
    }
}
