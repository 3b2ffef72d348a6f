/// Reporting.
extension BinaryPropertyListReader {
    mutating func report(_ code: DocumentFault.Code, at offset: Int, _ arguments: [String: String]) {
        let pointer = path.reduce(.root) { (pointer: Pointer, step) in
            switch step {
            case .key(let key): pointer.appending(key)
            case .index(let index): pointer.appending(index)
            }
        }
        let position = Position(offset: offset, line: nil, column: nil)
        log.report(DocumentFault(code, at: position, pointer: pointer, arguments: arguments))
    }

    mutating func reportUnknown(_ object: Int, _ marker: UInt8, at offset: Int) {
        report(.binaryObjectUnknown, at: offset, ["object": String(object), "marker": [marker].hexadecimal])
    }

    mutating func reportInvalidString(_ object: Int, at offset: Int) {
        report(.binaryStringInvalid, at: offset, ["object": String(object)])
    }
}
