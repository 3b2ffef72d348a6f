package import JSON

extension BridgeRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("framework", framework.rawValue)
        writer.member("permission", permission)
        writer.member("access", access)
        writer.member("support", support.rawValue)
        writer.member("constants", constants)
        writer.member("packages", packages)
        writer.member("version_of", versionOf)
        for (name, call) in [("status", status), ("request", request), ("settings", settings), ("accuracy", accuracy)] {
            writer.key(name)
            if let call { writer.object { call.write(to: &$0, language: language) } } else { writer.null() }
        }
        writer.key("build_setting")
        if let buildSetting { writer.object { buildSetting.write(to: &$0) } } else { writer.null() }
        writer.member("keys", keys)
        if let newCallsSince { writer.member("new_calls_since", newCallsSince.rawValue) }
        writer.member("entitlements", entitlements)
        writer.array("states") { writer in
            for state in states { writer.object { state.write(to: &$0, language: language) } }
        }
        writer.member("introduced", introduced?.rawValue)
        writer.member("removed", removed?.rawValue)
        writer.member("limits", limits(in: catalog))
        writer.member("notes", notes, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}

extension BridgeRecord.Call {
    fileprivate func write(to writer: inout JSONWriter, language: Language) {
        writer.member("call", call)
        writer.member("since", since?.rawValue)
        writer.member("values", values)
        writer.member("note", note, language)
    }
}

extension BridgeRecord.BuildSetting {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("file", file)
        writer.member("line", line)
        writer.member("value", value)
    }
}

extension BridgeRecord.State {
    fileprivate func write(to writer: inout JSONWriter, language: Language) {
        writer.member("native", native)
        writer.member("bridge", bridge)
        writer.member("on", on?.rawValue)
        writer.member("note", note, language)
    }
}
