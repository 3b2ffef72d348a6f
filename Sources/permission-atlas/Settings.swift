/// What one source sets: the command line, the environment or the configuration file.
struct Settings: Sendable {
    /// By the option's name; a switch has `on` or `off`.
    private(set) var values: [String: Setting] = [:]

    /// Sets `option`.
    ///
    /// - Throws: where it is a switch and `text` is no word for one, or where it says the opposite of what is set.
    mutating func set(_ option: Option, _ text: String, at place: String) throws(CommandError) {
        guard option.value == nil else { return try keep(text, of: option.name, at: place) }
        guard let isOn = Option.isOn(text) else {
            throw CommandError(.usage, "\(place) is on or off, not \(text.quoted)")
        }
        try keep(isOn == (option.opposite == nil) ? "on" : "off", of: option.opposite ?? option.name, at: place)
    }

    private mutating func keep(_ value: String, of name: String, at place: String) throws(CommandError) {
        if let earlier = values[name] {
            guard earlier.value == value else {
                throw CommandError(.usage, "\(place) contradicts \(earlier.place): take one away")
            }
            return
        }
        values[name] = Setting(value: value, place: place)
    }
}
