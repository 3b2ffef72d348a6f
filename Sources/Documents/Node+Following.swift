extension Node {
    /// The first key or value that begins behind `offset`: of a key, the place of its member; `nil` where there is none.
    ///
    /// Members and elements stand in the order of the text, so that half of them is left out at each look.
    package func following(_ offset: Int) -> Pointer? { position.offset > offset ? .root : descendant(behind: offset) }

    private func descendant(behind offset: Int) -> Pointer? {
        switch value {
        case .dictionary(let entries):
            let next = entries.first(behind: offset) { $0.position }
            // What begins before may hold what begins behind.
            if next > 0, let below = entries[next - 1].value.following(offset) {
                return Pointer.root.appending(entries[next - 1].key).appending(below)
            }
            return next < entries.count ? Pointer.root.appending(entries[next].key) : nil
        case .array(let elements):
            let next = elements.first(behind: offset) { $0.position }
            if next > 0, let below = elements[next - 1].following(offset) {
                return Pointer.root.appending(next - 1).appending(below)
            }
            return next < elements.count ? Pointer.root.appending(next) : nil
        default: return nil
        }
    }
}

extension Array {
    /// The index of the first element that begins behind `offset`; the count where there is none.
    fileprivate func first(behind offset: Int, _ position: (Element) -> Position) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if position(self[middle]).offset > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
