internal import Catalog
internal import HTTPModel

extension CatalogSnapshot {
    /// When what is drawn from the table last changed: when its content was loaded, else its day of publication.
    ///
    /// That day alone does not tell two contents apart: a dataset and its revisions share it.
    var lastModified: HTTPDate? { loaded.map { HTTPDate(seconds: $0) } ?? HTTPDate(day: dataset.published) }
}
