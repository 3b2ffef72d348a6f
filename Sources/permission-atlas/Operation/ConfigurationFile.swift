internal import Catalog
internal import Glibc

/// A file of `name = value` lines with the names of options; a line that begins with `#` is a comment.
struct ConfigurationFile: Sendable {
    /// A value, whose it is and the line it stands in, from 1.
    struct Entry: Sendable {
        let option: Option
        let value: String
        let line: Int
    }

    /// In the order of the lines, each option once.
    private(set) var entries: [Entry] = []
    /// What is wrong with lines, each with the file and the line; such lines give no entry.
    private(set) var faults: [String] = []
    private let path: String
    private let options: [Option]

    /// Octets of a whole file: any more is none of ours.
    static let longest = 1 << 20
    /// Octets of a line.
    static let longestLine = 1 << 16
    /// Faults after which no more is read: a file of another kind has one in each line.
    private static let mostFaults = 50

    /// Reads the file at `path`, in which `options` may be set.
    ///
    /// - Throws: why it cannot be read.
    init(_ path: String, options: [Option]) throws(CommandError) {
        self.init(try Self.content(path), path: path, options: options)
    }

    /// Reads `content` as that of a file called `path`.
    init(_ content: [UInt8], path: String, options: [Option]) {
        self.path = path
        self.options = options.filter(\.isForFiles)
        // Some editors begin a file with a byte order mark.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = content.starts(with: mark) ? content.dropFirst(mark.count) : content[...]
        for (line, octets) in zip(1..., text.split(separator: 0x0A, omittingEmptySubsequences: false)) {
            do throws(LineFault) {
                guard let (option, value) = try read(octets) else { continue }
                if let earlier = entries.first(where: { $0.option.name == option.name }) {
                    throw LineFault("\(option.name) stands in line \(earlier.line) already")
                }
                entries.append(Entry(option: option, value: value, line: line))
            } catch {
                faults.append("\(path):\(line): \(error.detail)")
                guard faults.count < Self.mostFaults else {
                    faults.append("\(path): the lines behind line \(line) were not looked at")
                    break
                }
            }
        }
    }

    private struct LineFault: Error {
        let detail: String
        init(_ detail: String) { self.detail = detail }
    }

    /// Option and value of a line; `nil` where it sets nothing.
    private func read(_ octets: ArraySlice<UInt8>) throws(LineFault) -> (Option, String)? {
        guard octets.count <= Self.longestLine else {
            throw LineFault("the line has \(octets.count) octets; \(Self.longestLine) are the most")
        }
        guard let line = String(validating: octets, as: UTF8.self) else { throw LineFault("the line is not UTF-8") }
        let content = Self.trimmed(line.unicodeScalars[...])
        guard !content.isEmpty, !content.hasPrefix("#") else { return nil }
        let parts = content.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = Self.trimmed(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
            let near = NearNames.nearest(name, in: options.map(\.name), limit: 1).first
            throw LineFault("\(name.quoted) is not known\(near.map { "; did you mean \($0)?" } ?? "")")
        }
        guard parts.count == 2 else { throw LineFault("a line has the form name = value") }
        let value = Self.trimmed(parts[1])
        guard !value.isEmpty else { throw LineFault("\(name) has no value") }
        guard !value.unicodeScalars.contains(where: \.isInvisible) else {
            throw LineFault("\(name) has a character in it that cannot be seen: \(value.quoted)")
        }
        return (option, value)
    }

    /// `text` without blanks, and without the carriage return of a line's end, at its ends.
    private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
        let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
        let front = text.drop(while: isBlank)
        guard let last = front.lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(front[...last])
    }

    private static func content(_ path: String) throws(CommandError) -> [UInt8] {
        func refusal(_ reason: String) -> CommandError {
            CommandError(.unreadableInput, "\(path): the configuration file cannot be read: \(reason)")
        }
        // Without waiting: a pipe that nobody writes to would hold up the start, and any pipe the next SIGHUP.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw refusal(String(cString: strerror(errno))) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw refusal(String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw refusal("this is no regular file") }
        var content: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while content.count <= longest {
            let count = Glibc.read(file, &piece, piece.count)
            guard count >= 0 else {
                if errno == EINTR { continue }
                throw refusal(String(cString: strerror(errno)))
            }
            guard count > 0 else { return content }
            content += piece[..<count]
        }
        throw refusal("it has more than \(longest) octets")
    }
}
