/// The way from the root to the value that a reader is at.
struct TreePath {
    private enum Step {
        case key(String)
        case index(Int)
    }

    private var steps: [Step] = []

    /// Dictionaries and arrays around the value.
    var depth: Int { steps.count }

    /// Goes into a dictionary, whose key is yet to come.
    mutating func enterDictionary() { steps.append(.key("")) }

    mutating func enterArray() { steps.append(.index(0)) }

    mutating func leave() { _ = steps.popLast() }

    /// Goes to the member `key` of the innermost dictionary.
    mutating func move(to key: String) {
        if !steps.isEmpty { steps[steps.count - 1] = .key(key) }
    }

    /// Goes to the element `index` of the innermost array.
    mutating func move(to index: Int) {
        if !steps.isEmpty { steps[steps.count - 1] = .index(index) }
    }

    /// The pointer to the value, or to the nearest one around it that a fault names.
    var pointer: Pointer {
        var pointer = Pointer.root
        for step in steps {
            switch step {
            case .key(let key): if !pointer.descend(to: key) { return pointer }
            case .index(let index): pointer = pointer.appending(index)
            }
        }
        return pointer
    }
}
