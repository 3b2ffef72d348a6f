package import Documents
internal import Evaluation
package import JSON

extension JSONWriter {
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
