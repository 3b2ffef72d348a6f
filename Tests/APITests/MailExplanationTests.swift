import Catalog
import Foundation
import HTTPModel
import Testing

struct MailExplanationTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    private func explain(_ text: String) throws -> [[String: Any]] {
        let response = client.send(
            .post,
            "/v1/mail:explain",
            [("Content-Type", "text/plain; charset=utf-8")],
            body: Array(text.utf8)
        )
        #expect(response.status == .ok, "\(response.text)")
        return try response.json["items"] as? [[String: Any]] ?? []
    }

    private func patches(_ item: [String: Any]) -> [[String: Any]] {
        (item["fix"] as? [String: Any])?["patches"] as? [[String: Any]] ?? []
    }

    private func json(_ value: Any) throws -> String {
        String(
            decoding: try JSONSerialization.data(
                withJSONObject: value,
                options: [.sortedKeys, .withoutEscapingSlashes]
            ),
            as: UTF8.self
        )
    }

    @Test("A missing purpose string becomes a patch of the named bundle's Info.plist, its text left to the developer")
    func purposeString() throws {
        let items = try explain(
            """
            Hello,
            We noticed one or more issues with a recent delivery for the following app:

            ITMS-90683: Missing purpose string in Info.plist - Your app’s code references one or more APIs that access \
            sensitive user data. The Info.plist file for the “My App.app/PlugIns/Scan.appex” bundle should contain a \
            NSCameraUsageDescription key with a user-facing purpose string.
            """
        )
        #expect(items.map { $0["code"] as? String } == ["ITMS-90683"])
        let item = try #require(items.first)
        #expect(item["bundle"] as? String == "My App.app/PlugIns/Scan.appex")
        #expect(item["keys"] as? [String] == ["NSCameraUsageDescription"])
        #expect(
            try json(patches(item)) == """
                [{"document":"My App.app/PlugIns/Scan.appex/Info.plist",\
                "gaps":[{"choices":[],"path":"/NSCameraUsageDescription"}],\
                "patch":[{"op":"add","path":"/NSCameraUsageDescription","value":null}]}]
                """
        )
    }

    @Test("A Chinese text of the same mail says the same")
    func chinese() throws {
        let items = try explain(
            "ITMS-91053：缺少 API 声明 - 您的 App 在“Runner.app/Frameworks/shared.framework/shared”文件中引用了 "
                + "NSPrivacyAccessedAPICategoryFileTimestamp、NSPrivacyAccessedAPICategoryDiskSpace。"
        )
        let item = try #require(items.first)
        #expect(item["bundle"] as? String == "Runner.app/Frameworks/shared.framework")
        let patches = patches(item)
        #expect(
            patches.map { $0["document"] as? String }
                == Array(repeating: "Runner.app/Frameworks/shared.framework/PrivacyInfo.xcprivacy", count: 2)
        )
        let gaps = try #require((patches.first?["gaps"] as? [[String: Any]])?.first)
        #expect(gaps["path"] as? String == "/NSPrivacyAccessedAPITypes/-/NSPrivacyAccessedAPITypeReasons/0")
        #expect((gaps["choices"] as? [String])?.contains("0A2A.1") == true, "a framework may give an SDK's reason")
    }

    @Test("In the app itself a reason that only SDKs may give is no choice")
    func appReasons() throws {
        let items = try explain(
            "ITMS-91053: Missing API declaration - the “Sample.app/Sample” file, NSPrivacyAccessedAPICategoryUserDefaults."
        )
        let item = try #require(items.first)
        let gap = try #require((patches(item).first?["gaps"] as? [[String: Any]])?.first)
        #expect((gap["choices"] as? [String])?.sorted() == ["1C8F.1", "AC6B.1", "CA92.1"])
    }

    @Test("Codes stand apart, a code alone in parentheses counts, an unknown one is said to be unknown")
    func codes() throws {
        let text = """
            ERROR ITMS-90771: "Missing Info.plist value. The Info.plist key 'BGTaskSchedulerPermittedIdentifiers' ..."
            Invalid purpose string. NSMicrophoneUsageDescription (90738)
            ITMS-99999: Something new.
            """
        let items = try explain(text)
        // What stands before a code belongs to the one before it.
        #expect(items.map { $0["code"] as? String } == ["ITMS-90771", "ITMS-90738", "ITMS-99999"])
        #expect(items.map { $0["status"] as? String } == ["known", "known", "unknown"])
        #expect(patches(items[2]).isEmpty)
        let response = client.post("/v1/mail:explain", json: #"{"text":"ITMS-99999"}"#)
        #expect(try response.json["unknown_codes"] as? [String] == ["ITMS-99999"])
    }

    private static let plain = """
        ITMS-90683: Missing purpose string in Info.plist - The Info.plist file for the “My App.app” bundle should contain a \
        NSCameraUsageDescription key with a user-facing purpose string explaining clearly and completely why.
        """
    private static let html = """
        <html><head><title>ITMS-91056</title></head><body><p><b>ITMS-</b>90683: Missing purpose string in Info.plist</p>
        <p>The Info.plist file for the &ldquo;My App.app&rdquo; bundle should contain a <code>NSCameraUsageDescription</code>
        key.<!-- ITMS-91053 --></p></body></html>
        """

    private static func quotedPrintable(_ text: String) -> String {
        var lines = ""
        for (index, byte) in text.utf8.enumerated() {
            let isPlain = (0x20...0x7E).contains(byte) && byte != 0x3D || byte == 0x0A
            let digits = String(byte, radix: 16, uppercase: true)
            lines += isPlain ? String(UnicodeScalar(byte)) : "=" + (byte < 16 ? "0" : "") + digits
            if index % 60 == 59 { lines += "=\r\n" }
        }
        return lines
    }

    private static func base64(_ text: String) -> String {
        Data(text.utf8).base64EncodedString(options: [.lineLength76Characters, .endLineWithCarriageReturn])
    }

    private static func source(_ type: String, _ coding: String, _ body: String) -> String {
        "From: App Store Connect <no_reply@email.apple.com>\r\nSubject: The app\r\n has issues\r\nMIME-Version: 1.0\r\n"
            + "Content-Type: \(type)\r\nContent-Transfer-Encoding: \(coding)\r\n\r\n\(body)"
    }

    private static let multipart = """
        Content-Type: multipart/mixed; boundary="b1"\r
        \r
        --b1\r
        Content-Type: multipart/alternative;\r
         boundary=b12\r
        \r
        --b12\r
        Content-Type: text/plain; charset=utf-8\r
        Content-Transfer-Encoding: quoted-printable\r
        \r
        \(quotedPrintable(plain))\r
        --b12\r
        Content-Type: text/html; charset=utf-8\r
        \r
        \(html)\r
        --b12--\r
        --b1\r
        Content-Type: text/plain\r
        Content-Disposition: attachment; filename=log.txt\r
        \r
        ITMS-99999\r
        --b1--\r

        """

    @Test(
        "A mail is read in whatever form it was copied or saved",
        arguments: [
            plain, html, quotedPrintable(plain), base64(plain), base64(html),
            source("text/plain; charset=utf-8", "quoted-printable", quotedPrintable(plain)),
            source("text/plain; charset=\"UTF-8\"", "base64", base64(plain)), source("text/html", "8bit", html),
            source("text/html; charset=utf-8", "quoted-printable", quotedPrintable(html)), multipart,
            source("message/rfc822", "7bit", multipart),
        ]
    )
    func forms(_ text: String) throws {
        for items in [try explain(text), try explainJSON(text)] {
            #expect(items.map { $0["code"] as? String } == ["ITMS-90683"])
            #expect(items.first?["bundle"] as? String == "My App.app")
            #expect(items.first?["keys"] as? [String] == ["NSCameraUsageDescription"])
        }
    }

    private func explainJSON(_ text: String) throws -> [[String: Any]] {
        let body = String(decoding: try JSONSerialization.data(withJSONObject: ["text": text]), as: UTF8.self)
        return try client.post("/v1/mail:explain", json: body).json["items"] as? [[String: Any]] ?? []
    }

    @Test(
        "The character set is the one that is named, or told by the octets",
        arguments: [
            (nil, String.Encoding.utf8), (nil, .utf16), ("utf-16", .utf16), ("utf-16le", .utf16LittleEndian),
            ("UTF-16BE", .utf16BigEndian), (nil, .utf16LittleEndian), (nil, .utf16BigEndian),
            ("windows-1252", .windowsCP1252), ("gb18030", nil),
        ] as [(String?, String.Encoding?)]
    )
    func charsets(_ sample: (name: String?, encoding: String.Encoding?)) throws {
        var body: [UInt8] = []
        if let encoding = sample.encoding {
            body = [UInt8](try #require(Self.plain.data(using: encoding)))
        } else {
            // GB 18030.
            for scalar in Self.plain.unicodeScalars {
                switch scalar {
                case "“": body += [0xA1, 0xB0]
                case "”": body += [0xA1, 0xB1]
                default: body += Array(String(scalar).utf8)
                }
            }
        }
        let type = "text/plain" + (sample.name.map { "; charset=\($0)" } ?? "")
        let response = client.send(.post, "/v1/mail:explain", [("Content-Type", type)], body: body)
        let items = try #require(try response.json["items"] as? [[String: Any]], "\(response.text)")
        #expect(items.map { $0["code"] as? String } == ["ITMS-90683"])
        #expect(items.first?["keys"] as? [String] == ["NSCameraUsageDescription"])
    }

    @Test(
        "Letters of App Review name guidelines in several ways, and versions are none",
        arguments: [
            ("Guideline 5.1.1(iv) - Legal - Privacy - Data Collection and Storage", ["5.1.1(iv)"]),
            ("Guideline 5.1.1 (I) - Legal", ["5.1.1(i)"]), ("guideline\u{A0}5.1.2 – Legal", ["5.1.2"]),
            ("5.1.1 Legal: Privacy - Data Collection and Storage", ["5.1.1"]),
            (
                "Guideline 5.1.1 - Legal\nWe saw NSCameraUsageDescription. See guideline 5.1.1. Guideline 2.1 - Performance",
                ["5.1.1", "2.1"]
            ),
            ("审核指南 5.1.1（ii）", ["5.1.1(ii)"]), ("准则 2.5.4", ["2.5.4"]), ("Guidelines 5.1.1(ix).", ["5.1.1(ix)"]),
            ("Guideline 9.1, SDK version 5.1.1, iOS 4.3, build 2.1 (3)", []),
            ("Guideline 5.9.9 - Legal", ["5.9.9"]),
        ]
    )
    func guidelines(_ sample: (text: String, codes: [String])) throws {
        let items = try explain(sample.text)
        #expect(items.map { $0["code"] as? String } == sample.codes)
        for item in items where item["status"] as? String == "known" {
            #expect((item["cause"] as? String)?.isEmpty == false)
            let href = try #require(item["href"] as? String)
            #expect(try client.get(href).json["id"] as? String == item["code"] as? String)
        }
    }

    @Test("The SDK that a mail is about comes with its first version that has a manifest")
    func sdks() throws {
        let items = try explain(
            "ITMS-91061: Missing privacy manifest - Your app includes “Frameworks/Alamofire.framework/Alamofire”, which includes "
                + "Alamofire, an SDK that was identified. ITMS-91056: Invalid - “A.app/Alamofire_Alamofire.bundle/PrivacyInfo.xcprivacy”"
        )
        for item in items {
            let sdks = try #require(item["sdks"] as? [[String: Any]])
            #expect(sdks.map { $0["id"] as? String } == ["Alamofire"])
            #expect(sdks.first?["first_version_with_manifest"] as? String == "5.9.0")
        }
    }

    @Test("A text without a code has no items; a wrong body is told")
    func edges() throws {
        #expect(try explain("Your app is ready for sale. Call 90683 now.").isEmpty)
        #expect(client.post("/v1/mail:explain", json: "{}").status.code == 422)
        #expect(client.post("/v1/mail:explain", json: #"{"txt":"x"}"#).status.code == 422)
        let image = client.send(.post, "/v1/mail:explain", [("Content-Type", "image/png")], body: [1])
        #expect(image.status.code == 415)
        let latin = client.send(.post, "/v1/mail:explain", [("Content-Type", "text/plain")], body: [0xFF])
        #expect(latin.status.code == 400)
    }

    @Test(
        "An empty mail is refused in one way, whatever its type",
        arguments: ["text/plain", "text/html", "message/rfc822"]
    )
    func empty(_ type: String) throws {
        let response = client.send(.post, "/v1/mail:explain", [("Content-Type", type)], body: [])
        #expect(response.status.code == 422)
        let errors = try #require(try response.json["errors"] as? [[String: Any]])
        #expect(errors.map { $0["pointer"] as? String } == [""])
        #expect(errors.map { $0["detail"] as? String } == ["The mail is empty."])
        #expect(client.post("/v1/mail:explain", json: #"{"text":""}"#).status.code == 422)
    }

    @Test(
        "The source of a mail says itself in which character set it is",
        arguments: [("iso-8859-1", String.Encoding.isoLatin1), ("windows-1252", .windowsCP1252)],
        ["message/rfc822", "text/plain", "message/rfc822; charset=utf-8"]
    )
    func declared(_ set: (name: String, encoding: String.Encoding), _ type: String) throws {
        let mail = """
            From: App Store Connect <no_reply@email.apple.com>\r
            Content-Type: text/plain; charset=\(set.name)\r
            Content-Transfer-Encoding: 8bit\r
            \r
            Votre app é été reçue. ITMS-90683: NSCameraUsageDescription\r

            """
        let body = [UInt8](try #require(mail.data(using: set.encoding)))
        let response = client.send(.post, "/v1/mail:explain", [("Content-Type", type)], body: body)
        let items = try #require(try response.json["items"] as? [[String: Any]], "\(response.text)")
        #expect(items.map { $0["code"] as? String } == ["ITMS-90683"])
    }
}
