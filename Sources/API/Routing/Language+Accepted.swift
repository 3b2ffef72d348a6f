internal import Catalog
internal import HTTPModel

extension Language {
    /// The language that the request's `Accept-Language` picks; English where it picks none.
    static func accepted(by request: Request) -> Language {
        let lines = request.headers.values("Accept-Language")
        guard !lines.isEmpty else { return .english }
        return AcceptLanguageField(lines).best(among: allCases.map(\.rawValue)).flatMap { Language(rawValue: $0) }
            ?? .english
    }
}
