/// Why a text is no JSON, and at which octet.
struct JSONFault: Error, Equatable {
    let offset: Int
    let message: String
}
