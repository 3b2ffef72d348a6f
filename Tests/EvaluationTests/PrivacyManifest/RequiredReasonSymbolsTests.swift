import Catalog
import Testing

@testable import Evaluation

@Suite("Symbols that need a reason")
struct RequiredReasonSymbolsTests {
    private func categories(_ name: String) throws -> [String] {
        let symbol = RequiredReasonSymbols.of(try TestTable.snapshot.get()).symbol(name)
        return (symbol?.categories ?? []).map { $0.replacing(AccessedAPI.prefix, with: "") }
    }

    @Test(
        "Are found however a tool writes them",
        arguments: [
            ("UserDefaults", "UserDefaults"), ("NSUserDefaults", "UserDefaults"),
            ("Foundation.UserDefaults", "UserDefaults"),
            ("UserDefaults.standard", "UserDefaults"), ("UserDefaults.standard.set(_:forKey:)", "UserDefaults"),
            ("UserDefaults.set(_:forKey:)", "UserDefaults"), ("UserDefaults(suiteName:)", "UserDefaults"),
            ("-[NSUserDefaults setObject:forKey:]", "UserDefaults"),
            ("[NSUserDefaults standardUserDefaults]", "UserDefaults"),
            ("_OBJC_CLASS_$_NSUserDefaults", "UserDefaults"), ("stat", "FileTimestamp"),
            ("stat(_:_:)", "FileTimestamp"),
            ("_stat", "FileTimestamp"), ("Darwin.stat", "FileTimestamp"),
            ("FileAttributeKey.creationDate", "FileTimestamp"),
            ("NSFileModificationDate", "FileTimestamp"), ("UIDocument.fileModificationDate", "FileTimestamp"),
            ("URLResourceKey.contentModificationDateKey", "FileTimestamp"),
            ("ProcessInfo.processInfo.systemUptime", "SystemBootTime"),
            ("-[NSProcessInfo systemUptime]", "SystemBootTime"),
            ("mach_absolute_time()", "SystemBootTime"), ("statfs", "DiskSpace"),
            ("URLResourceKey.volumeAvailableCapacityKey", "DiskSpace"), ("NSFileSystemFreeSize", "DiskSpace"),
            ("UITextInputMode.activeInputModes", "ActiveKeyboards"),
            ("+[UITextInputMode activeInputModes]", "ActiveKeyboards"),
        ]
    )
    func finds(_ name: String, _ category: String) throws {
        #expect(try categories(name) == [category])
    }

    @Test("A symbol may stand in two categories", arguments: ["getattrlist", "fgetattrlist", "getattrlistat"])
    func two(_ name: String) throws {
        #expect(try categories(name) == ["DiskSpace", "FileTimestamp"])
    }

    @Test(
        "Only whole names count",
        arguments: [
            "thermostat", "Thermostat.stat", "statistics", "fstatx", "creationDate", "PHAsset.creationDate",
            "MyUserDefaults", "UserDefaultsStore.standard", "AppStorage", "CACurrentMediaTime()", "clock_gettime",
            "DispatchTime.now()", "-[MyProcess systemUptime]", "URL.resourceValues(forKeys:)", "", "_", ".", "[]",
        ]
    )
    func passes(_ name: String) throws {
        #expect(try categories(name) == [])
    }
}
