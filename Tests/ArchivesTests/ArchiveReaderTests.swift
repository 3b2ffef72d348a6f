import Archives
import TestSupport
import Testing

@Suite("ZIP archives")
struct ArchiveReaderTests {
    private func read(
        _ bytes: [UInt8],
        limits: ArchiveLimits = ArchiveLimits()
    ) -> (contents: [String: EntryContent], entries: [ArchiveEntry], fault: ArchiveFault?) {
        var contents: [String: EntryContent] = [:]
        var entries: [ArchiveEntry] = []
        do throws(ArchiveFault) {
            try ArchiveReader.read(
                bytes,
                limits: limits,
                wants: { entry in
                    entries.append(entry)
                    return entry.kind == .file && !entry.isEncrypted && entry.isPlainlyCompressed
                },
                receive: { contents[$0.path] = $1 }
            )
        } catch { return (contents, entries, error) }
        return (contents, entries, nil)
    }

    private func entry(_ path: String, _ content: String = "abc") -> ZIPSample.Entry { ZIPSample.Entry(path, content) }

    @Test("Entries are read whole, stored or deflated, under names of any script")
    func contents() {
        let long = String(repeating: "0123456789", count: 20_000)
        let sample = ZIPSample([
            entry("a/b.txt"), entry("短信/隐私.txt", "汉").with { $0.method = 0 }, entry("long.txt", long),
            entry("empty", ""),
        ])
        let (contents, entries, fault) = read(sample.bytes)
        #expect(fault == nil)
        #expect(entries.map(\.path) == ["a/b.txt", "短信/隐私.txt", "long.txt", "empty"])
        #expect(contents["a/b.txt"] == .bytes(Array("abc".utf8)))
        #expect(contents["短信/隐私.txt"] == .bytes(Array("汉".utf8)))
        #expect(contents["long.txt"] == .bytes(Array(long.utf8)))
        #expect(contents["empty"] == .bytes([]))
    }

    @Test("Links, folders, encrypted entries and other compressions are told apart")
    func kinds() {
        let sample = ZIPSample([
            entry("folder/", "").with { $0.mode = 0o040755 }, entry("link", "/etc/passwd").with { $0.mode = 0o120777 },
            entry("secret").with { $0.flags = 1 }, entry("lzma").with { $0.method = 14 }, entry("plain"),
        ])
        let entries = read(sample.bytes).entries
        #expect(entries.map(\.kind) == [.folder, .link, .file, .file, .file])
        #expect(entries.map(\.isEncrypted) == [false, false, true, false, false])
        #expect(entries.last?.isPlainlyCompressed == true)
        #expect(entries.dropLast().last?.isPlainlyCompressed == false)
    }

    @Test("What is beyond a limit ends the reading, or the entry")
    func limits() {
        let sample = ZIPSample([entry("a", "12345"), entry("b", "123456789"), entry("c", "12345")])
        var limits = ArchiveLimits()
        limits.entryBytes = 8
        #expect(read(sample.bytes, limits: limits).contents["b"] == .tooLarge)
        #expect(read(sample.bytes, limits: limits).contents["c"] == .bytes(Array("12345".utf8)))
        limits = ArchiveLimits()
        limits.entries = 2
        #expect(read(sample.bytes, limits: limits).fault == .tooManyEntries)
        limits = ArchiveLimits()
        limits.bytes = 16
        #expect(read(sample.bytes, limits: limits).fault == .tooLarge)
        #expect(read(sample.bytes, limits: limits).contents.count == 2)
        limits = ArchiveLimits()
        (limits.ratio, limits.freeBytes) = (0, 6)
        #expect(read(sample.bytes, limits: limits).fault == .tooLarge)
    }

    @Test("What is no archive, or a broken one, is told")
    func damage() {
        let bytes = ZIPSample([entry("a"), entry("b")]).bytes
        #expect(read([]).fault == .notAnArchive)
        #expect(read(Array("hello".utf8)).fault == .notAnArchive)
        #expect(read(Array("PK nothing of the kind".utf8)).fault != nil)
        let damaged = ZIPSample([entry("a").with { $0.isDamaged = true }, entry("b")])
        #expect(read(damaged.bytes).contents == ["a": .damaged, "b": .bytes(Array("abc".utf8))])
        for length in 0..<bytes.count { _ = read(Array(bytes.prefix(length))) }
    }

    @Test("An entry that is not wanted counts where it must be unpacked to be passed over")
    func passedOver() {
        func entry(_ name: String) -> [UInt8] {
            let length = 60_000
            // Without a directory and with its lengths behind it (bit 3), its end is found by unpacking.
            let head: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 8, 0, 8, 0] + [UInt8](repeating: 0, count: 16)
            let block = [
                1, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8 & 0xFF),
            ]
            // The checksum of 60,000 zeros, and how long they are with the block's head and without.
            let tail: [UInt8] = [
                0x50, 0x4B, 7, 8, 0x05, 0xAA, 0x27, 0x51, 0x65, 0xEA, 0x00, 0x00, 0x60, 0xEA, 0x00, 0x00,
            ]
            return head + [UInt8(name.utf8.count), 0, 0, 0] + Array(name.utf8) + block
                + [UInt8](repeating: 0, count: length) + tail
        }
        let bytes = entry("a.bin") + entry("b.bin") + entry("c.bin")
        var limits = ArchiveLimits()
        (limits.bytes, limits.freeBytes) = (100_000, 100_000)
        #expect(throws: ArchiveFault.tooLarge) {
            try ArchiveReader.read(bytes, limits: limits, wants: { _ in false }, receive: { _, _ in })
        }
        limits.entryBytes = 1_000
        let wanted = read(bytes, limits: limits)
        #expect(wanted.fault == .tooLarge)
        #expect(wanted.contents == ["a.bin": .tooLarge])
    }
}
