internal import Catalog

extension CatalogSnapshot {
    /// The fields of a framework's configuration that are options of `plugin`.
    func fields(of plugin: String, for framework: AppFramework) -> [FrameworkFieldRecord] {
        derivations.value("\(framework.rawValue)-options") {
            Dictionary(grouping: frameworkFields.rows.filter { $0.framework == framework }) { $0.plugin ?? "" }
        }[plugin] ?? []
    }
}
