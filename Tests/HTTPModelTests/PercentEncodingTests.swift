import HTTPModel
import Testing

struct PercentEncodingTests {
    @Test("Every octet text comes back from its escapes", arguments: 0..<0x80 as Range<UInt8>)
    func roundTrip(byte: UInt8) {
        let text = "权" + String(UnicodeScalar(byte)) + "é"
        #expect(PercentEncoding.decode(PercentEncoding.encode(text)) == text)
        #expect(PercentEncoding.decode(PercentEncoding.encode(text), plusIsSpace: true) == text)
    }

    @Test("What is unreserved stays as it is")
    func unreserved() {
        #expect(PercentEncoding.encode("AZaz09-._~") == "AZaz09-._~")
        #expect(PercentEncoding.encode("+[A b:]/%") == "%2B%5BA%20b%3A%5D%2F%25")
    }

    @Test("Both cases of digits are read, and plus as the context asks")
    func decode() {
        #expect(PercentEncoding.decode("%2f%2F+") == "//+")
        #expect(PercentEncoding.decode("a+b%2B", plusIsSpace: true) == "a b+")
    }

    @Test(
        "Malformed escapes and octets that are no UTF-8 are refused",
        arguments: ["%", "%7", "a%7", "%zz", "%+1", "%ff", "%c0%ae", "%ed%a0%80", "%e6%9d"]
    )
    func refuses(text: String) {
        #expect(PercentEncoding.decode(text) == nil)
    }
}
