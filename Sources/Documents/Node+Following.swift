extension Node {
    /// The first key or value that begins behind `offset`: of a key, the place of its member; `nil` where there is none.
    package func following(_ offset: Int) -> Pointer? { position.offset > offset ? .root : descendant(behind: offset) }

    private func descendant(behind offset: Int) -> Pointer? {
        switch value {
        case .dictionary(let entries):
            for (index, entry) in entries.enumerated() {
                let place = Pointer.root.appending(entry.key)
                if entry.position.offset > offset { return place }
                let isLast = index + 1 == entries.count || entries[index + 1].position.offset > offset
                if isLast, let below = entry.value.following(offset) { return place.appending(below) }
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                let place = Pointer.root.appending(index)
                if element.position.offset > offset { return place }
                let isLast = index + 1 == elements.count || elements[index + 1].position.offset > offset
                if isLast, let below = element.following(offset) { return place.appending(below) }
            }
        default: break
        }
        return nil
    }
}
