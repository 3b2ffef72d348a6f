/// What is known, at a place of a source, of the systems on which it runs.
struct Availability {
    /// The newest version that a guard around asks for.
    var version: SourceVersion?
    /// Which guard that is, counted from the start of the file.
    var ordinal = 0
    /// Whether it may be guarded in a way that is not understood.
    var isUnsure = false
    /// Whether it is never compiled for iOS, or for a release.
    var isDead = false

    /// This, within another guard.
    func guarded(by version: SourceVersion?, ordinal: Int) -> Availability {
        guard let version, self.version.map({ $0 < version }) ?? true else { return self }
        var inner = self
        inner.version = version
        inner.ordinal = ordinal
        return inner
    }

    var told: SourceReference.Guard {
        if let version { return .from(version: version.text, ordinal: ordinal) }
        return isUnsure ? .unsure : .unguarded
    }
}
