internal import Catalog

extension CheckRun {
    /// The matrix and the timeline: each change has a version or a date, and names what is there.
    mutating func checkChanges() {
        let symbols = Dictionary(content.records.apis.map { ($0.id, $0.introduced) }) { first, _ in first }
        for (index, row) in content.records.matrix.enumerated() {
            refer(row.apis, to: [.api], row, at: index, member: "/apis", mustExist: true)
            refer(row.keys, to: [.key], row, at: index, member: "/keys", mustExist: true)
            if !MatrixRecord.otherAreas.contains(row.area) {
                refer([row.area], to: [.permission], row, at: index, member: "*/area")
            }
            checkReleased([("ios", row.ios)], row, at: index)
            if (row.changeKind == .submission) != (row.ios == nil) || (row.ios == nil) != (row.date != nil) {
                let message = "a change of submission has a \"date\" and no \"ios\", every other the reverse"
                report(message, row, at: index, member: "/change_kind")
            }
            if let date = row.date, !CalendarDate.isDate(date), !CalendarDate.isDate("\(date)-01") {
                report("must be a day, as in 2024-05-01, or a month", row, at: index, member: "/date")
            }
            let start = row.ios?.description ?? row.date ?? ""
            if !row.id.hasPrefix("\(start)/\(row.area)/") {
                report("must begin with \"\(start)/\(row.area)/\"", row, at: index, member: "/id")
            }
            for (place, symbol) in row.apis.enumerated() {
                guard let ios = row.ios, let introduced = symbols[symbol] ?? nil, introduced > ios else { continue }
                report("came with iOS \(introduced)", row, at: index, member: "/apis/\(place)")
            }
        }
        for (index, row) in content.records.timeline.enumerated() {
            refer(row.codes, to: [.reviewCode], row, at: index, member: "/codes")
            let isRight = row.precision == .day ? CalendarDate.isDate(row.date) : CalendarDate.isDate("\(row.date)-01")
            if !isRight { report("is no \(row.precision.rawValue)", row, at: index, member: "/date") }
            let isSuperseded = row.supersededOn.map { CalendarDate.isDate($0) && $0 > row.date }
            if (row.status == .superseded) != (isSuperseded != nil) || isSuperseded == false {
                let message = "must be a day behind \"date\" where the status is superseded, and only there"
                report(message, row, at: index, member: "/superseded_on")
            }
            if !row.id.hasPrefix("\(row.date)-") {
                report("must begin with \"\(row.date)-\"", row, at: index, member: "/id")
            }
        }
    }
}
