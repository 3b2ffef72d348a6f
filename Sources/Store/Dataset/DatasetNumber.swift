/// The id of a dataset, `2026.11.1`, as the three numbers by which datasets follow one another.
struct DatasetNumber: Comparable {
    let year: Int
    let month: Int
    let number: Int

    init?(_ id: String) {
        guard let match = id.wholeMatch(of: /([0-9]{4})\.([0-9]{1,2})\.([0-9]{1,4})/), let year = Int(match.1),
            let month = Int(match.2), let number = Int(match.3), (1...12).contains(month)
        else { return nil }
        self.year = year
        self.month = month
        self.number = number
    }

    static func < (left: DatasetNumber, right: DatasetNumber) -> Bool {
        (left.year, left.month, left.number) < (right.year, right.month, right.number)
    }
}
