/// Reporting.
extension BinaryPropertyListReader {
    mutating func report(_ code: DocumentFault.Code, at offset: Int, _ arguments: [String: String]) {
        let position = Position(offset: offset, line: nil, column: nil)
        log.report(DocumentFault(code, at: position, pointer: pointer, arguments: arguments))
    }

    private var pointer: Pointer {
        var pointer = Pointer.root
        for step in path {
            switch step {
            case .key(let key): if !pointer.descend(to: key) { return pointer }
            case .index(let index): pointer = pointer.appending(index)
            }
        }
        return pointer
    }

    mutating func reportUnknown(_ object: Int, _ marker: UInt8, at offset: Int) {
        report(.binaryObjectUnknown, at: offset, ["object": String(object), "marker": [marker].hexadecimal])
    }

    mutating func reportInvalidString(_ object: Int, at offset: Int) {
        report(.binaryStringInvalid, at: offset, ["object": String(object)])
    }
}
