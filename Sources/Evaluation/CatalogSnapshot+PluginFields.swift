internal import Catalog

extension CatalogSnapshot {
    /// The options of a framework's plug-ins that write into the app, by the name of the plug-in.
    func pluginFields(for framework: AppFramework) -> [String: [PluginField]] {
        derivations.value("\(framework.rawValue)-options") {
            Dictionary(grouping: frameworkFields.rows.filter { $0.framework == framework }) { $0.plugin ?? "" }
                .mapValues { $0.map { PluginField($0) } }
        }
    }
}
