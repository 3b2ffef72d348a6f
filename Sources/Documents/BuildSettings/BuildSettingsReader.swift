/// Reads what the build settings of a `project.pbxproj` write into an Info.plist, as ``BuildSettings`` tells.
///
/// The file is a property list, in the old style of OpenStep as Xcode writes it, or as XML, which Xcode reads too.
enum BuildSettingsReader {
    static func read(_ bytes: [UInt8], limits: DocumentLimits) -> (format: Document.Format?, reading: Reading) {
        let (format, list) = readPropertyList(bytes, limits)
        // Of two settings of one name Xcode takes one; no value is lost that is looked for here.
        let faults = list.faults.filter { $0.code != .duplicateKey }
        guard let tree = list.root else { return (format, Reading(root: nil, faults: faults)) }
        guard tree.entries != nil else { return (format, Reading(root: tree, faults: faults)) }
        var settings = BuildSettings()
        collect(from: tree, &settings)
        if let project = XcodeProject(tree) { settings.take(project) }
        var reading = Reading(root: settings.root, faults: faults, remarks: list.remarks)
        reading.valuesMade = max(list.valuesMade, tree.valueCount)
        return (format, reading)
    }

    private static func readPropertyList(_ bytes: [UInt8], _ limits: DocumentLimits) -> (Document.Format?, Reading) {
        func refusal(_ code: DocumentFault.Code) -> [DocumentFault] {
            [DocumentFault(code, at: Position(offset: 0, line: 1, column: 1))]
        }
        switch PropertyListForm(bytes) {
        case .empty: return (nil, Reading(root: nil, faults: refusal(.emptyFile)))
        case .binary: return (.binary, BinaryPropertyListReader.read(bytes, limits: limits))
        case .xml: return (.xml, XMLPropertyListReader.read(bytes, limits: limits))
        case .json:
            let json = JSONReader.read(bytes, limits: limits)
            return (.json, Reading(root: json.root, faults: refusal(.jsonNotPropertyList) + json.faults))
        case .openStep, .unknown: return (.text, OpenStepReader.read(bytes, limits: limits, goesByLines: true))
        }
    }

    /// Takes down what every dictionary in `node` says, in the order of the file.
    private static func collect(from node: Node, _ settings: inout BuildSettings) {
        switch node.value {
        case .dictionary(let entries):
            for entry in entries {
                settings.note(entry.key[...], text(of: entry.value), at: entry.position)
                collect(from: entry.value, &settings)
            }
        case .array(let elements): for element in elements { collect(from: element, &settings) }
        default: break
        }
    }

    static func text(of value: Node) -> String? {
        if let truth = value.boolean { return truth ? "YES" : "NO" }
        if let elements = value.elements, elements.isEmpty { return "" }
        return value.string
    }
}
