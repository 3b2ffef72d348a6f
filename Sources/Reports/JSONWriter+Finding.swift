internal import Catalog
package import Documents
internal import Evaluation
package import JSON

extension JSONWriter {
    /// Writes a finding, its prose as `voice` has it.
    mutating func finding(_ finding: Finding, _ voice: Voice) {
        let prose = voice.prose(finding)
        object { writer in
            writer.member("rule", finding.rule)
            writer.member("name", voice.catalog.rules[id: finding.rule]?.name)
            writer.member("severity", finding.severity.rawValue)
            writer.member("effect", finding.effect.rawValue)
            writer.member("certainty", finding.certainty.rawValue)
            writer.member("codes", finding.codes)
            writer.member("permission", finding.permission)
            writer.object("location") { $0.location(finding.location) }
            writer.member("message", prose.message)
            writer.member("why", prose.why)
            writer.object("fix") { writer in
                writer.member("text", prose.fix)
                writer.array("patch") { writer in
                    for operation in finding.patch { writer.patch(operation) }
                }
            }
            writer.array("because") { writer in
                for cause in finding.because { writer.cause(cause) }
            }
            writer.member("facts", finding.facts)
            writer.member("sources", finding.sources)
            if let day = finding.enforcedFrom { writer.member("enforced_from", day) }
        }
    }

    /// Writes the members of a place.
    mutating func location(_ location: Finding.Location) {
        member("path", location.path)
        member("bundle", location.bundle)
        member("pointer", location.pointer.description)
        member("line", location.position?.line)
        member("column", location.position?.column)
        member("offset", location.position?.offset)
    }

    /// Writes one step of a JSON patch (RFC 6902 §4).
    mutating func patch(_ operation: PatchOperation) {
        object { writer in
            switch operation {
            case .add(let pointer, let value): writer.step("add", pointer, value)
            case .replace(let pointer, let value): writer.step("replace", pointer, value)
            case .remove(let pointer):
                writer.member("op", "remove")
                writer.member("path", pointer.description)
            case .move(let from, let to):
                writer.member("op", "move")
                writer.member("from", from.description)
                writer.member("path", to.description)
            }
        }
    }

    /// Writes what forces or provokes a finding.
    mutating func cause(_ cause: Finding.Cause) {
        object { writer in
            switch cause {
            case .api(let name, let file, let line):
                writer.member("api", name)
                writer.member("file", file)
                writer.member("line", line)
            case .package(let name, let version, let via):
                writer.member("package", name)
                writer.member("version", version)
                writer.member("via", via)
            case .entitlement(let name): writer.member("entitlement", name)
            case .bundle(let path): writer.member("bundle", path)
            }
        }
    }

    private mutating func step(_ name: String, _ pointer: Pointer, _ value: PatchValue) {
        member("op", name)
        member("path", pointer.description)
        key("value")
        patchValue(value)
    }

    /// Writes a value as JSON.
    package mutating func patchValue(_ value: PatchValue) {
        switch value {
        case .string(let string): self.string(string)
        case .boolean(let boolean): self.boolean(boolean)
        case .integer(let integer): self.integer(integer)
        case .array(let values):
            array { writer in for value in values { writer.patchValue(value) } }
        case .dictionary(let members):
            object { writer in
                for (key, value) in members {
                    writer.key(key)
                    writer.patchValue(value)
                }
            }
        }
    }
}
