import Foundation

@testable import Documents

extension Node {
    /// Whether Foundation read the same value; dates are compared in whole seconds.
    func matches(_ value: Any?) -> Bool {
        switch self.value {
        case .dictionary(let entries):
            guard let dictionary = value as? [String: Any] else { return false }
            return Set(entries.map(\.key)) == Set(dictionary.keys)
                && dictionary.allSatisfy { key, value in self[key]?.matches(value) ?? false }
        case .array(let elements):
            guard let array = value as? [Any], array.count == elements.count else { return false }
            return zip(elements, array).allSatisfy { $0.matches($1) }
        case .string(let string): return value as? String == string
        case .integer(let integer): return (value as? NSNumber)?.int64Value == integer
        case .real(let real):
            guard let number = (value as? NSNumber)?.doubleValue else { return false }
            return number == real || number.isNaN && real.isNaN
        case .boolean(let boolean): return value as? Bool == boolean
        case .date(let date):
            guard let seconds = (value as? Date)?.timeIntervalSinceReferenceDate else { return false }
            return PropertyListDate.string(secondsSince2001: seconds) == date
        case .data(let data): return value as? Data == Data(data)
        case .null: return value is NSNull
        }
    }
}
