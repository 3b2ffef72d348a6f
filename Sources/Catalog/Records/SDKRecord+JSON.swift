package import JSON

extension SDKRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("name", name)
        writer.member("listed", listed)
        writer.member("copy_of", copyOf)
        writer.object("packages") { writer in
            writer.member("cocoapods", packages.cocoapods)
            writer.member("swiftpm", packages.swiftpm)
            writer.member("pub", packages.pub)
            writer.member("npm", packages.npm)
        }
        writer.member("purls", purls)
        writer.member("modules", modules)
        writer.member("first_version_with_manifest", firstVersionWithManifest?.rawValue)
        writer.member("manifest_seen_in", manifestSeenIn?.rawValue)
        writer.member("versions_without_manifest", (versionsWithoutManifest ?? []).map(\.rawValue))
        writer.member("invalid_manifest_versions", invalidManifestVersions.map(\.rawValue))
        writer.member("signature_required", signatureRequired.rawValue)
        writer.member("duty_from", dutyFrom)
        writer.array("forces_keys") { writer in
            for key in forcesKeys { writer.object { key.write(to: &$0, language: language) } }
        }
        writer.array("categories") { writer in
            for category in categories { writer.object { category.write(to: &$0) } }
        }
        writer.member("status", status.rawValue)
        writer.member("replaced_by", replacedBy)
        writer.member("notes", notes, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
