/// Every rule, listed by hand, family by family.
package enum RuleRegistry {
    package static let rules: [any Rule.Type] =
        documentRules + infoPlistRules + purposeStringRules + privacyManifestRules + apiRules
        + settingsRules + photoRules + locationRules + cameraRules + networkRules + bluetoothRules
        + promptRules + flowRules + cacheRules + testRules + dependencyRules + crossPlatformRules
}
