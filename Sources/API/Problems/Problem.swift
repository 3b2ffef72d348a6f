internal import Catalog
package import HTTPModel

/// A failure that a client can act on, sent as `application/problem+json` (RFC 9457 §3).
package struct Problem: Error, Equatable, Sendable {
    /// One of the faults that were found.
    package struct Fault: Equatable, Sendable {
        package enum Place: Equatable, Sendable {
            /// A JSON pointer into the body.
            case pointer(String)
            /// A query parameter, or a field of a form.
            case parameter(String)
        }

        package let place: Place
        package let detail: String

        package init(_ place: Place, _ detail: String) {
            self.place = place
            self.detail = detail
        }
    }

    package let kind: ProblemKind
    /// That of the kind, unless the server named a rarer one.
    package var status: Status
    package let detail: String
    /// Every fault found, in the order of the request.
    package var errors: [Fault] = []
    /// Up to five names that come close to an unknown one; `nil` where no name was looked up.
    package var nearest: [String]?
    /// Fields that the status asks for: `Allow`, `Retry-After`.
    package var headers = Headers()
    /// The number of the route at which it happened; 0 = none.
    package var route = 0
    /// The id of the dataset in which it happened, where that may be another than the newest.
    package var dataset: String?

    package init(_ kind: ProblemKind, _ detail: String, errors: [Fault] = [], nearest: [String]? = nil) {
        self.kind = kind
        status = kind.status
        self.detail = detail
        self.errors = errors
        self.nearest = nearest
    }

    /// The same problem, met by a route in a dataset.
    func at(_ route: Int, in dataset: Dataset) -> Problem {
        var problem = self
        problem.route = route
        problem.dataset = dataset.id
        return problem
    }

    /// A failure whose detail is that of its faults.
    ///
    /// - Parameters:
    ///   - kind: What the faults have in common.
    ///   - errors: At least one fault.
    ///   - omitted: How many more were found.
    package init(_ kind: ProblemKind, errors: [Fault], omitted: Int = 0) {
        let more = errors.count - 1 + omitted
        let place = omitted > 0 ? "the first \(errors.count) are in errors" : "see errors"
        let rest = more > 0 ? " (and \(more) more, \(place))" : ""
        self.init(kind, (errors.first?.detail ?? kind.title.english) + rest, errors: errors)
    }
}
