internal import Catalog
internal import Foundation

/// A file of `name = value` lines with the names of options; `#` begins a comment, as does an empty line nothing.
struct ConfigurationFile: Sendable {
    /// One value and the line it stands in, from 1.
    struct Entry: Sendable {
        let value: String
        let line: Int
    }

    let path: String
    /// By the option's name; a switch that is off is left out.
    let entries: [String: Entry]

    /// Reads the file at `path`, in which `options` may be set.
    ///
    /// - Throws: every fault of the file, each with its line, or why it cannot be read.
    init(_ path: String, options: [Option]) throws(CommandError) {
        guard let content = FileManager.default.contents(atPath: path) else {
            throw CommandError(.unreadableInput, "\(path): the configuration file cannot be read")
        }
        guard let text = String(validating: content, as: UTF8.self) else {
            throw CommandError(.unreadableInput, "\(path): the configuration file is not UTF-8")
        }
        try self.init(text, path: path, options: options)
    }

    /// Reads `text` as the content of a file called `path`.
    init(_ text: String, path: String, options: [Option]) throws(CommandError) {
        self.path = path
        var entries: [String: Entry] = [:]
        var faults: [String] = []
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (line, content) in zip(1..., lines) {
            do throws(LineFault) {
                guard let (name, value) = try Self.read(content, options) else { continue }
                if let earlier = entries[name] { throw LineFault("\(name) stands in line \(earlier.line) already") }
                entries[name] = Entry(value: value, line: line)
            } catch {
                faults.append("\(path):\(line): \(error.detail)")
            }
        }
        guard faults.isEmpty else { throw CommandError(.usage, faults.joined(separator: "\n")) }
        // A switch that is off is as one that is not there, but for a second line that sets it.
        let switches = Set(options.filter { $0.value == nil }.map(\.name))
        self.entries = entries.filter { !switches.contains($0.key) || Self.on.contains($0.value.value) }
    }

    private struct LineFault: Error {
        let detail: String
        init(_ detail: String) { self.detail = detail }
    }

    private static let on = ["on", "yes", "true", "1"]
    private static let off = ["off", "no", "false", "0"]

    /// Name and value of a line; `nil` where it sets nothing.
    private static func read(
        _ line: Substring,
        _ options: [Option]
    ) throws(LineFault) -> (name: String, value: String)? {
        let content = line.trimmingCharacters(in: .whitespaces)
        guard !content.isEmpty, !content.hasPrefix("#") else { return nil }
        let parts = content.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].trimmingCharacters(in: .whitespaces)
        guard let option = options.first(where: { $0.name == name && $0.name != Option.configuration.name }) else {
            let known = options.map(\.name).filter { $0 != Option.configuration.name }
            let near = NearNames.nearest(name, in: known, limit: 1).first
            throw LineFault("\"\(name)\" is not known\(near.map { "; did you mean \($0)?" } ?? "")")
        }
        guard parts.count == 2 else { throw LineFault("a line has the form name = value") }
        let value = parts[1].trimmingCharacters(in: .whitespaces)
        if option.value == nil, !on.contains(value), !off.contains(value) {
            throw LineFault("\(name) is on or off, not \"\(value)\"")
        }
        guard !value.isEmpty else { throw LineFault("\(name) has no value") }
        return (name, value)
    }
}
