import Catalog
import Documents
import Evaluation
import Foundation

/// A case from the field: a submission, and what the App Store, the system or a maintainer said of it.
struct GivenCase: Decodable, CustomStringConvertible, Sendable {
    struct Expectation: Decodable, Sendable {
        let verdict: String
        let codes: [String]
        let at: [Place]
    }
    struct Place: Decodable, Sendable {
        let path: String?
        let pointer: String?
        let bundle: String?
        let package: String?
    }
    private struct Request: Decodable, Sendable {
        let target: TargetMembers?
        let documents: [File]?
        let bundles: [Folder]?
        let apis: [Use]?
        let entitlements: [String: Bool]?
        let features: [String]?
        let strings: [String]?
        let handledStates: [String: [String]]?
        let prompts: [Screen]?
    }
    private struct Screen: Decodable, Sendable {
        struct Button: Decodable, Sendable {
            let text: String
            let action: String?
        }
        let permission: String?
        let phase: String
        let title: String?
        let body: String?
        let buttons: [Button]

        func prompt(at index: Int) -> Prompt {
            let place = Pointer.root.appending("prompts").appending(index)
            var prompt = Prompt(pointer: place)
            prompt.permission = permission
            prompt.phase = Prompt.Phase(rawValue: phase) ?? .before
            prompt.title = title ?? ""
            prompt.body = body ?? ""
            prompt.buttons = buttons.enumerated().map { index, button in
                Prompt.Button(
                    text: button.text,
                    action: button.action,
                    pointer: place.appending("buttons").appending(index)
                )
            }
            return prompt
        }
    }
    private struct TargetMembers: Decodable, Sendable {
        let kind: String?
        let minIos: String?
        let sdk: String?
        let asOf: String?
        let framework: String?
    }
    private struct File: Decodable, Sendable {
        let path: String
        let text: String?
        let base64: Data?
        let bundle: String?
        var bytes: [UInt8] { base64.map { [UInt8]($0) } ?? Array((text ?? "").utf8) }
    }
    private struct Folder: Decodable, Sendable {
        let path: String
        let kind: String?
    }
    private struct Use: Decodable, Sendable {
        let name: String
        let arguments: [String: String]?
        let bundle: String?
        let origin: String?
        /// `nil` = not said; a version, or nothing where it is said that there is no guard.
        let guardedFrom: String??

        private enum Member: String, CodingKey {
            case name, arguments, bundle, origin, guardedFrom
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: Member.self)
            name = try members.decode(String.self, forKey: .name)
            arguments = try members.decodeIfPresent([String: String].self, forKey: .arguments)
            bundle = try members.decodeIfPresent(String.self, forKey: .bundle)
            origin = try members.decodeIfPresent(String.self, forKey: .origin)
            guardedFrom =
                members.contains(.guardedFrom)
                ? .some(try members.decodeIfPresent(String.self, forKey: .guardedFrom)) : nil
        }

        var availability: APIUse.Guard {
            switch guardedFrom {
            case .none: .notSaid
            case .some(.none): .none
            case .some(.some(let version)): (try? OSVersion(version)).map { .from($0) } ?? .notSaid
            }
        }
    }

    let id: String
    let symptom: String
    let expect: Expectation
    private let request: Request

    var description: String { id }

    /// Every case in `Fixtures/cases`, by id.
    static let all: [GivenCase] = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/cases")
            .standardized
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.path < $1.path }.compactMap { file in
            (try? Data(contentsOf: file)).flatMap { try? decoder.decode(GivenCase.self, from: $0) }
        }
    }()

    var submission: Submission {
        var submission = Submission()
        submission.target.kind = request.target?.kind.flatMap(Target.Kind.init)
        submission.target.minIOS = request.target?.minIos.flatMap { try? OSVersion($0) }
        submission.target.sdk = request.target?.sdk.flatMap { try? OSVersion($0) }
        submission.target.asOf = request.target?.asOf
        submission.target.framework = request.target?.framework.flatMap(Target.Framework.init)
        submission.features = request.features ?? []
        submission.strings = request.strings ?? []
        submission.handledStates = request.handledStates ?? [:]
        submission.documents = (request.documents ?? []).map {
            DocumentReader.read(path: $0.path, bytes: $0.bytes, bundle: $0.bundle)
        }
        submission.bundles = (request.bundles ?? []).map { Submission.Bundle(path: $0.path, kind: $0.kind) }
        submission.apis = (request.apis ?? []).map {
            APIUse(
                name: $0.name,
                guardedFrom: $0.availability,
                arguments: $0.arguments ?? [:],
                bundle: $0.bundle,
                origin: $0.origin.flatMap(APIUse.Origin.init) ?? .app
            )
        }
        submission.prompts = (request.prompts ?? []).enumerated().map { index, screen in screen.prompt(at: index) }
        submission.entitlements = request.entitlements.map { entitlements in
            let members = entitlements.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key>\n<\($0.value)/>" }
            return .propertyList(members.joined(separator: "\n"), path: "entitlements.entitlements")
        }
        return submission
    }

    /// The submitted files.
    var contents: [Document.Name: [UInt8]] {
        let files = zip(submission.documents.map(\.name), (request.documents ?? []).map(\.bytes))
        return Dictionary(files) { first, _ in first }
    }

    /// What is wrong with `findings` as an answer to the case.
    func faults(_ findings: [Finding]) -> [String] {
        let loud = findings.filter { $0.severity != .note }
        if expect.verdict == "pass" { return loud.map { "false alarm \($0.short)" } }
        let heard = expect.verdict == "fail" ? loud.filter { $0.severity == .error } : loud
        return expect.at.compactMap { place in
            let here = heard.filter { place.matches($0) }
            if here.isEmpty { return "nothing at \(place)" }
            let wantsCode = expect.verdict == "fail" && !expect.codes.isEmpty
            let names = wantsCode ? here.contains { !Set($0.codes).isDisjoint(with: expect.codes) } : true
            return names ? nil : "no code of \(expect.codes) at \(place): \(here.map(\.codes))"
        }
    }
}

extension GivenCase.Place {
    /// Whether the finding is at this place, above or below it.
    fileprivate func matches(_ finding: Finding) -> Bool {
        if let bundle { return finding.location.bundle == bundle }
        if let path, finding.location.path != path { return false }
        if let package { return finding.because.contains { $0.isPackage(package) } }
        let (want, have) = (pointer ?? "", finding.location.pointer.description)
        return want.isEmpty || have == want || have.hasPrefix(want + "/")
            || (!have.isEmpty && want.hasPrefix(have + "/"))
    }
}

extension Finding.Cause {
    fileprivate func isPackage(_ wanted: String) -> Bool {
        if case .package(let name, _, _) = self { name == wanted } else { false }
    }
}
