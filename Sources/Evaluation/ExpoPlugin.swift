internal import Documents

/// A config plugin that Expo's app.json names: `"expo-camera"`, or `["expo-camera", {"cameraPermission": "..."}]`.
struct ExpoPlugin {
    let name: String
    /// `nil` where it is named without any.
    let options: Node?
    /// Where the options stand within ``place``.
    let optionsIndex: Int
    /// Where the plugin stands in the file.
    let place: Pointer
    let node: Node
}

extension Document {
    /// More plugins than any app has.
    private static var mostPlugins: Int { 1_000 }

    /// The place of `expo` in an app.json, or of the file where its members stand there.
    var expoPlace: Pointer { root?["expo"] == nil ? .root : Pointer.root.appending("expo") }

    /// The config plugins that this file names, if it is Expo's, in its order; the first 1,000 of them.
    var expoPlugins: [ExpoPlugin] {
        expoPlugins { _ in true }
    }

    /// The config plugin `name` in this file, if it names it.
    func expoPlugin(_ name: String) -> ExpoPlugin? { expoPlugins { $0 == name }.first }

    private func expoPlugins(named isWanted: (String) -> Bool) -> [ExpoPlugin] {
        guard kind == .expoConfig else { return [] }
        let list = expoPlace.appending("plugins")
        return (root?.node(at: list)?.elements ?? []).prefix(Self.mostPlugins).enumerated().compactMap { index, node in
            let parts = node.elements
            guard let name = (parts == nil ? node : parts?.first)?.string, isWanted(name) else { return nil }
            let options = parts?.enumerated().first { $0.offset > 0 && $0.element.entries != nil }
            return ExpoPlugin(
                name: name,
                options: options?.element,
                optionsIndex: options?.offset ?? 1,
                place: list.appending(index),
                node: node
            )
        }
    }
}
