import HTTPModel
import HTTPServer

/// What a parser makes of a stream of octets, as text that can be compared.
enum Transcript {
    /// Reads `octets`, cut before each of `cuts`: one line for each request or refusal.
    static func lines(
        of octets: [UInt8],
        cuts: [Int] = [],
        limits: RequestLimits = RequestLimits()
    ) -> [String] {
        var parser = RequestParser(limits: limits)
        var lines: [String] = []
        var start = 0
        for end in cuts + [octets.count] {
            let piece = Array(octets[start..<end])
            start = end
            guard read(piece, into: &parser, &lines) else { break }
        }
        return lines
    }

    private static func read(_ piece: [UInt8], into parser: inout RequestParser, _ lines: inout [String]) -> Bool {
        var offset = 0
        while true {
            switch parser.parse(piece.span, at: &offset) {
            case .needsMore: return true
            case .head: continue
            case .message:
                lines.append(describe(parser.head))
                parser.release()
            case .refused(let refusal):
                lines.append("\(refusal.status.code)")
                return false
            }
        }
    }

    private static func describe(_ head: RequestHead) -> String {
        let request = head.request
        let fields = request.headers.fields.map { "\($0.name)=\($0.value)" }.joined(separator: "|")
        let body = String(decoding: request.body, as: UTF8.self)
        let kept = head.keepsAlive ? "keep" : "close"
        return "\(request.method.rawValue) \(request.target) 1.\(head.minorVersion) \(kept) [\(fields)] \(body)"
    }
}
