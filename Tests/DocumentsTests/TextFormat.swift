import Documents
import Testing

/// The formats whose readers are held to the same laws.
enum TextFormat: String, CaseIterable, CustomTestStringConvertible {
    case yaml, openStep, yarnLock, podfile, markup

    /// A name under which a file is read in the format.
    var path: String {
        switch self {
        case .yaml: "pubspec.yaml"
        case .openStep: "InfoPlist.strings"
        case .yarnLock: "yarn.lock"
        case .podfile: "Podfile"
        case .markup: "config.xml"
        }
    }

    /// Every fault that is the format's own, each in an input that has only this one.
    var faultSamples: [FaultSample] {
        switch self {
        case .yaml: YAMLFaultSamples.all
        case .openStep: OpenStepFaultSamples.all
        case .yarnLock: YarnLockFaultSamples.all
        case .podfile: PodfileFaultSamples.all
        case .markup: MarkupFaultSamples.all
        }
    }

    /// A file that has one of everything.
    var sample: String {
        switch self {
        case .yaml: YAMLReaderTests.sample
        case .openStep: OpenStepReaderTests.sample
        case .yarnLock: YarnLockReaderTests.sample
        case .podfile: PodfileReaderTests.sample
        case .markup: MarkupReaderTests.sample
        }
    }

    /// A file that holds `depth` containers inside one another, the root included; `nil` where that cannot be.
    func nested(_ depth: Int) -> String? {
        switch self {
        case .yaml: String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        case .openStep: String(repeating: "{a=", count: depth) + "a" + String(repeating: ";}", count: depth)
        case .yarnLock: (0..<depth - 1).map { String(repeating: "  ", count: $0) + "a:\n" }.joined()
        case .podfile: "pod " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        case .markup: String(repeating: "<widget>", count: depth) + String(repeating: "</widget>", count: depth)
        }
    }

    func read(_ bytes: [UInt8], limits: DocumentLimits = DocumentLimits()) -> Document {
        DocumentReader.read(path: path, bytes: bytes, limits: limits)
    }

    var testDescription: String { rawValue }
}
