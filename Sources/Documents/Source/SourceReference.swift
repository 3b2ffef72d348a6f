/// A mention of a symbol in a source, as far as the source alone tells which.
///
/// Whether there is such a symbol is for others to say.
package struct SourceReference: Sendable {
    package enum Kind: Sendable, Hashable {
        /// A member of `type`, of which an instance or the type itself is the receiver: `CLLocationManager.delegate`.
        case member(type: String)
        /// A type that is called, or a function whose name begins with a capital: `CLLocationManager()`.
        case call
        /// A function that is called by its bare name: `stat(path, &buffer)`.
        case function
        /// A message of Objective-C to `type`; the name is the selector.
        case message(type: String, toClass: Bool)
        /// A selector that is written as such: `@selector(openURL:)`.
        case selector
        /// A method that is declared within a type that conforms to `protocols`.
        case implementation(protocols: [String])
        /// A type or constant that is neither called nor asked for a member.
        case mention
    }

    /// An argument with a value that the source tells.
    package struct Argument: Sendable, Equatable {
        /// `nil` = none.
        package let label: String?
        /// What a string holds, or the name of a constant: `video` of `.video`; empty where only ``name`` may tell.
        package let value: String
        /// What a constant that other files may declare is called: `MEDIA`, `Media.kind`; `nil` = none.
        package let name: String?

        package init(label: String?, value: String, name: String? = nil) {
            self.label = label
            self.value = value
            self.name = name
        }
    }

    /// What the source says of the system that the code runs on.
    package enum Guard: Sendable, Hashable {
        /// Nothing.
        case unguarded
        /// `#available(iOS 14, *)`: the version as written, and which guard of the file it is.
        case from(version: String, ordinal: Int)
        /// It may be guarded in a way that is not understood, or may not be compiled at all.
        case unsure
    }

    package let kind: Kind
    /// The symbol without its type: `requestAccess`, `requestAccessForMediaType:completionHandler:`.
    package let name: String
    /// The labels of the call in parentheses, `_` for none; `nil` where there are no parentheses.
    package let labels: [String]?
    /// Closures behind the parentheses.
    package let trailingClosures: Int
    package let arguments: [Argument]
    package let position: Position
    package let availability: Guard
}

extension SourceReference.Guard {
    /// This guard at a place that is itself under `outer`: what is nearer counts.
    package func within(_ outer: Self) -> Self {
        switch self {
        case .unguarded: outer
        case .from, .unsure: self
        }
    }

    /// This guard as other files know it, which do not count the guards of this one.
    package var ofAnotherFile: Self {
        if case .from(let version, _) = self { .from(version: version, ordinal: -1) } else { self }
    }

    /// The one of both that says less.
    package func least(_ other: Self) -> Self { other.isLess(than: self) ? other : self }

    /// Whether this says less of the system than `other` does.
    package func isLess(than other: Self) -> Bool {
        switch (self, other) {
        case (.unguarded, .unguarded): false
        case (.unguarded, _): true
        case (.unsure, .from): true
        case (.from(let own, _), .from(let others, _)):
            SourceVersion(own).flatMap { own in SourceVersion(others).map { own < $0 } } ?? false
        default: false
        }
    }
}

extension SourceReference {
    /// This reference to a member, whose receiver turned out to be a `type`.
    package func received(by type: String) -> SourceReference {
        switch kind {
        case .message(_, let toClass): with(kind: .message(type: type, toClass: toClass))
        default: with(kind: .member(type: type))
        }
    }

    /// Mentions of one name in one file that are told.
    static let mostMentions = 20

    /// How many of `count` mentions are not told; `nil` for none.
    static func further(_ count: Int) -> Int? { count > mostMentions ? count - mostMentions : nil }

    /// This reference with the type that another of its name stands for.
    package func standing(for aliases: [String: String]) -> SourceReference {
        switch kind {
        case .member(let type):
            Self.resolve(type, aliases).map { with(kind: .member(type: $0)) } ?? self
        case .call, .mention: Self.resolve(name, aliases).map { with(name: $0) } ?? self
        case .function, .message, .selector, .implementation: self
        }
    }

    /// The type that `type`, or what it begins with, stands for; `nil` where it stands for itself.
    private static func resolve(_ type: String, _ aliases: [String: String]) -> String? {
        var name = type
        // An alias of an alias; one that leads back to itself leads nowhere.
        for _ in 0..<5 {
            let first = name.prefix { $0 != "." }
            guard let other = aliases[String(first)], other != String(first) else { break }
            name = other + name[first.endIndex...]
        }
        return name == type ? nil : name
    }

    /// This reference under another guard.
    package func guarded(by availability: Guard) -> SourceReference { with(availability: availability) }

    /// This reference in a file that looks for the system in other ways.
    var unsure: SourceReference { with(availability: .unsure) }

    private func with(kind: Kind? = nil, name: String? = nil, availability: Guard? = nil) -> SourceReference {
        SourceReference(
            kind: kind ?? self.kind,
            name: name ?? self.name,
            labels: labels,
            trailingClosures: trailingClosures,
            arguments: arguments,
            position: position,
            availability: availability ?? self.availability
        )
    }
}
