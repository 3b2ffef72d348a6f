package import JSON

extension PackageRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("ecosystem", ecosystem.rawValue)
        writer.member("framework", framework.rawValue)
        writer.member("name", name)
        writer.member("purl", purl)
        writer.array("permissions") { writer in
            for permission in permissions {
                writer.object { writer in
                    writer.member("permission", permission.permission)
                    writer.member("access", permission.access)
                    writer.member("optional", permission.optional)
                }
            }
        }
        writer.array("keys") { writer in
            for key in keys { writer.object { key.write(to: &$0, language: language) } }
        }
        writer.array("background_modes") { writer in
            for mode in backgroundModes {
                writer.object { writer in
                    writer.member("mode", mode.mode)
                    writer.member("optional", mode.optional)
                }
            }
        }
        writer.array("entitlements") { writer in
            for entitlement in entitlements {
                writer.object { writer in
                    writer.member("entitlement", entitlement.entitlement)
                    writer.member("optional", entitlement.optional)
                }
            }
        }
        writer.array("required_reasons") { writer in
            for category in requiredReasons { writer.object { category.write(to: &$0) } }
        }
        writer.object("manifest") { manifest.write(to: &$0) }
        writer.key("undeclared_categories")
        if let undeclared { writer.array(undeclared) } else { writer.null() }
        writer.member("frameworks", frameworks)
        writer.member("sdk", sdk)
        writer.member("notes", notes, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
