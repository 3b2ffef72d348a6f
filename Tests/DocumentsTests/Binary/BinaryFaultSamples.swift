import Documents

/// A faulty binary property list, its one fault with its byte offset, and the input put right.
struct BinaryFaultSample: Sendable {
    let code: DocumentFault.Code
    let bad: [UInt8]
    let offset: Int
    let arguments: [String: String]
    let good: [UInt8]

    init(
        _ code: DocumentFault.Code,
        _ bad: BinaryFile,
        at offset: Int,
        _ arguments: [String: String] = [:],
        good: BinaryFile
    ) {
        self.init(code, bad.bytes, at: offset, arguments, good: good)
    }

    init(
        _ code: DocumentFault.Code,
        _ bad: [UInt8],
        at offset: Int,
        _ arguments: [String: String] = [:],
        good: BinaryFile
    ) {
        self.code = code
        self.bad = bad
        self.offset = offset
        self.arguments = arguments
        self.good = good.bytes
    }
}

/// Every fault a binary property list can have, each in the smallest input that has only this one.
enum BinaryFaultSamples {
    private static let sound = BinaryFile([0x09])
    private static func changed(_ file: BinaryFile, _ change: (inout BinaryFile) -> Void) -> BinaryFile {
        var file = file
        change(&file)
        return file
    }
    /// `file` with one byte, counted from the end, replaced.
    private static func patched(_ file: BinaryFile, fromEnd: Int, _ byte: UInt8) -> [UInt8] {
        var bytes = file.bytes
        bytes[bytes.count - fromEnd] = byte
        return bytes
    }
    private static let string = BinaryFile.string

    static let all: [BinaryFaultSample] = [
        BinaryFaultSample(
            .binaryVersionUnsupported,
            changed(sound) { $0.header = "bplist15" },
            at: 6,
            ["version": "15"],
            good: sound
        ),
        BinaryFaultSample(.truncated, Array("bplist00".utf8), at: 8, good: sound),
        BinaryFaultSample(
            .binaryTrailerInvalid,
            patched(sound, fromEnd: 1, 200),
            at: 11 + 24,
            ["field": "offsetTableOffset"],
            good: sound
        ),
        BinaryFaultSample(
            .binaryTrailerInvalid,
            patched(sound, fromEnd: 26, 0),
            at: 11 + 6,
            ["field": "offsetIntSize"],
            good: sound
        ),
        BinaryFaultSample(
            .binaryTrailerInvalid,
            patched(sound, fromEnd: 25, 9),
            at: 11 + 7,
            ["field": "objectRefSize"],
            good: sound
        ),
        BinaryFaultSample(
            .binaryTrailerInvalid,
            patched(sound, fromEnd: 24, 0xFF),
            at: 11 + 8,
            ["field": "numObjects"],
            good: sound
        ),
        BinaryFaultSample(
            .binaryTrailerInvalid,
            changed(sound) { $0.topObject = 1 },
            at: 11 + 16,
            ["field": "topObject"],
            good: sound
        ),
        BinaryFaultSample(
            .binaryOffsetOutOfRange,
            changed(BinaryFile([0xA1, 1], [0x09])) { $0.offsets = [1: 60_000] },
            at: 13,
            ["object": "1", "offset": "60000"],
            good: BinaryFile([0xA1, 1], [0x09])
        ),
        BinaryFaultSample(
            .binaryReferenceOutOfRange,
            BinaryFile([0xA1, 7], [0x09]),
            at: 9,
            ["object": "0", "reference": "7"],
            good: BinaryFile([0xA1, 1], [0x09])
        ),
        BinaryFaultSample(
            .binaryObjectTruncated,
            BinaryFile([0x57, 0x61]),
            at: 9,
            ["object": "0"],
            good: BinaryFile([0x51, 0x61])
        ),
        BinaryFaultSample(
            .binaryObjectTruncated,
            BinaryFile([0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00]),
            at: 18,
            ["object": "0"],
            good: BinaryFile([0xAF, 0x13, 0, 0, 0, 0, 0, 0, 0, 1, 0x01], [0x08])
        ),
        BinaryFaultSample(
            .binaryObjectTruncated,
            BinaryFile([0x4F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
            at: 10,
            ["object": "0"],
            good: BinaryFile([0x4F, 0x10, 0x01, 0x00])
        ),
        BinaryFaultSample(
            .binaryObjectUnknown,
            BinaryFile([0x70]),
            at: 8,
            ["object": "0", "marker": "70"],
            good: BinaryFile([0x50])
        ),
        BinaryFaultSample(
            .binaryObjectUnknown,
            BinaryFile([0x5F, 0x22, 0, 0, 0, 0]),
            at: 9,
            ["object": "0", "marker": "22"],
            good: BinaryFile([0x5F, 0x10, 0])
        ),
        BinaryFaultSample(
            .binaryCycle,
            BinaryFile([0xA1, 1], [0xA1, 0]),
            at: 8,
            ["object": "0"],
            good: BinaryFile([0xA1, 1], [0xA0])
        ),
        BinaryFaultSample(
            .binaryKeyNotString,
            BinaryFile([0xD1, 1, 1], [0x09]),
            at: 11,
            ["object": "0", "type": "boolean"],
            good: BinaryFile([0xD1, 1, 1], string("a"))
        ),
        BinaryFaultSample(
            .binaryDuplicateKey,
            BinaryFile([0xD2, 1, 2, 3, 3], string("a"), string("a"), [0x09]),
            at: 15,
            ["key": "a"],
            good: BinaryFile([0xD2, 1, 2, 3, 3], string("a"), string("b"), [0x09])
        ),
        BinaryFaultSample(
            .binaryStringInvalid,
            BinaryFile([0x51, 0xE9]),
            at: 8,
            ["object": "0"],
            good: BinaryFile([0x61, 0x00, 0xE9])
        ),
        BinaryFaultSample(
            .binaryStringInvalid,
            BinaryFile([0x61, 0xD8, 0x3D]),
            at: 8,
            ["object": "0"],
            good: BinaryFile([0x62, 0xD8, 0x3D, 0xDE, 0x00])
        ),
        BinaryFaultSample(
            .binaryUID,
            BinaryFile([0x80, 0x05]),
            at: 8,
            ["object": "0"],
            good: BinaryFile([0x10, 0x05])
        ),
        BinaryFaultSample(
            .impossibleDate,
            BinaryFile([0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]),
            at: 8,
            ["text": "nan"],
            good: BinaryFile([0x33, 0x41, 0, 0, 0, 0, 0, 0, 0])
        ),
        BinaryFaultSample(
            .integerOutOfRange,
            BinaryFile([0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8)),
            at: 8,
            ["text": "0x0 ffffffffffffffff"],
            good: BinaryFile([0x14] + [UInt8](repeating: 0xFF, count: 16))
        ),
    ]
}
