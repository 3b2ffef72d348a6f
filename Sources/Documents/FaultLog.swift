/// The faults that a reader has found so far.
struct FaultLog {
    let limit: Int
    /// Whether there were more than `limit` faults; a reader stops then.
    private(set) var isFull = false
    private var faults: [DocumentFault] = []

    init(limit: Int) { self.limit = limit }

    var isEmpty: Bool { faults.isEmpty }

    /// Takes a fault down; the same fault at the same place only once.
    mutating func report(_ fault: DocumentFault) {
        guard !isFull else { return }
        guard !faults.contains(where: { $0.code == fault.code && $0.position == fault.position }) else { return }
        let fault = fault.clipped
        guard faults.count < limit else {
            isFull = true
            faults.append(DocumentFault(.tooManyFaults, at: fault.position, arguments: ["limit": String(limit)]))
            return
        }
        faults.append(fault)
    }

    /// Every fault, in order of place; at one place in order of report.
    var inOrder: [DocumentFault] {
        faults.enumerated()
            .sorted { ($0.element.position.offset, $0.offset) < ($1.element.position.offset, $1.offset) }
            .map(\.element)
    }
}

extension DocumentFault {
    /// The fault with no more of its arguments than a message shows: they may be as long as the file.
    fileprivate var clipped: DocumentFault {
        guard arguments.values.contains(where: { $0.utf8.count > Self.mostScalars }) else { return self }
        return DocumentFault(
            code,
            at: position,
            pointer: pointer,
            arguments: arguments.mapValues { text in
                let end = text.unicodeScalars.index(
                    text.startIndex,
                    offsetBy: Self.mostScalars,
                    limitedBy: text.endIndex
                )
                return end.map { $0 < text.endIndex ? text[..<$0] + "…" : text } ?? text
            }
        )
    }

    private static let mostScalars = 200
}
