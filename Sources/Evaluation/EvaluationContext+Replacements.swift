internal import Catalog

extension EvaluationContext {
    /// What a finding on `record` names to use instead, what every system of the app has first.
    ///
    /// What only newer systems have is named with the check that it needs: `PHPickerViewController (#available(iOS 14.0, *))`.
    func replacements(of record: APIRecord?) -> [String] {
        let names = record?.replacements ?? []
        guard let minIOS else { return names }
        let checked = names.map { name in (name, catalog.apis[id: name]?.introduced.flatMap { $0 > minIOS ? $0 : nil })
        }
        return checked.filter { $0.1 == nil }.map(\.0)
            + checked.compactMap { name, version in version.map { "\(name) (#available(iOS \($0), *))" } }
    }
}
