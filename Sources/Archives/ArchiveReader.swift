internal import CArchive
internal import Glibc

/// Reads ZIP archives with libarchive, entry by entry; nothing is written anywhere.
package enum ArchiveReader {
    /// Reads `archive` in the order of its directory.
    ///
    /// - Parameters:
    ///   - archive: The bytes of the file.
    ///   - limits: What is read at most.
    ///   - wants: Whether the content of an entry shall be read; asked once for each, folders and links included.
    ///   - receive: Takes the content of an entry that was wanted.
    /// - Throws: Why reading ended before the end.
    package static func read(
        _ archive: [UInt8],
        limits: ArchiveLimits = ArchiveLimits(),
        wants: (ArchiveEntry) -> Bool,
        receive: (ArchiveEntry, EntryContent) -> Void
    ) throws(ArchiveFault) {
        guard archive.starts(with: [0x50, 0x4B]), let reader = archive_read_new() else { throw .notAnArchive }
        defer { archive_read_free(reader) }
        // libarchive has names in the encoding of the thread's locale, which is none in a service.
        let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
        let former = uselocale(locale)
        defer {
            uselocale(former)
            if let locale { freelocale(locale) }
        }
        let isStreamed = !hasDirectory(archive)
        if isStreamed {
            archive_read_support_format_zip_streamable(reader)
        } else {
            archive_read_support_format_zip_seekable(reader)
        }
        // Names that do not say so are UTF-8 too, as the tools of macOS and Linux write them.
        archive_read_set_options(reader, "hdrcharset=UTF-8")
        var budget = Budget(limits, archive: archive.count)
        // The bytes stay in place for as long as libarchive reads in them.
        let fault: ArchiveFault? = archive.withUnsafeBytes { buffer in
            guard archive_read_open_memory(reader, buffer.baseAddress, buffer.count) == ARCHIVE_OK else {
                return .notAnArchive
            }
            return read(reader, isStreamed: isStreamed, &budget, wants, receive)
        }
        if let fault { throw fault }
    }

    /// How much may still be read.
    private struct Budget {
        let limits: ArchiveLimits
        var entries: Int
        var bytes: Int

        init(_ limits: ArchiveLimits, archive size: Int) {
            self.limits = limits
            entries = limits.entries
            let (honest, isTooMuch) = size.multipliedReportingOverflow(by: limits.ratio)
            bytes = isTooMuch ? limits.bytes : min(limits.bytes, max(limits.freeBytes, honest))
        }
    }

    private static func read(
        _ reader: OpaquePointer,
        isStreamed: Bool,
        _ budget: inout Budget,
        _ wants: (ArchiveEntry) -> Bool,
        _ receive: (ArchiveEntry, EntryContent) -> Void
    ) -> ArchiveFault? {
        var isFirst = true
        while true {
            var head: OpaquePointer?
            switch archive_read_next_header(reader, &head) {
            case ARCHIVE_OK, ARCHIVE_WARN: break
            case ARCHIVE_EOF: return nil
            case ARCHIVE_RETRY, ARCHIVE_FAILED:
                budget.entries -= 1
                if budget.entries < 0 { return .tooManyEntries }
                continue
            default: return isFirst ? .notAnArchive : .damaged
            }
            isFirst = false
            budget.entries -= 1
            guard budget.entries >= 0 else { return .tooManyEntries }
            guard let head else { continue }
            let entry = ArchiveEntry(head, in: reader)
            let isWanted = wants(entry)
            // Without a directory the end of an entry may be found by unpacking alone.
            guard isWanted || isStreamed else { continue }
            guard let content = content(reader, isRead: isStreamed, &budget) else { return .tooLarge }
            if isWanted { receive(entry, content) }
        }
    }

    /// Whether the archive ends with a directory of its entries, where libarchive looks for one.
    private static func hasDirectory(_ archive: [UInt8]) -> Bool {
        let end = archive.suffix(16_384)
        return end.indices.contains { end[$0] == 0x50 && end[$0...].starts(with: [0x50, 0x4B, 0x05, 0x06]) }
    }

    /// The content of the entry whose head was read last; `nil` where it is beyond what all may hold.
    ///
    /// With `isRead` an entry that is too large is unpacked to its end.
    private static func content(_ reader: OpaquePointer, isRead: Bool, _ budget: inout Budget) -> EntryContent? {
        var bytes: [UInt8] = []
        let piece = 65_536
        while true {
            var count = 0
            let isTooLarge = bytes.count > budget.limits.entryBytes
            let space = isTooLarge ? piece : min(piece, budget.limits.entryBytes - bytes.count + 1)
            let next = [UInt8](unsafeUninitializedCapacity: space) { buffer, initialized in
                count = archive_read_data(reader, buffer.baseAddress, buffer.count)
                initialized = max(0, min(count, buffer.count))
            }
            if count < 0 { return .damaged }
            if count == 0 { return isTooLarge ? .tooLarge : .bytes(bytes) }
            if !isTooLarge { bytes += next }
            budget.bytes -= next.count
            if budget.bytes < 0 { return nil }
            if bytes.count > budget.limits.entryBytes, !isRead { return .tooLarge }
        }
    }
}

extension ArchiveEntry {
    fileprivate init(_ head: OpaquePointer, in reader: OpaquePointer) {
        let name = (archive_entry_pathname_utf8(head) ?? archive_entry_pathname(head)).map { String(cString: $0) } ?? ""
        path = name.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "/")
        // The types of POSIX: AE_IFMT, AE_IFREG and AE_IFDIR, whose definitions Swift cannot read.
        switch archive_entry_filetype(head) & 0o170000 {
        case 0o100000: kind = archive_entry_hardlink(head) == nil ? .file : .link
        case 0o040000: kind = .folder
        default: kind = .link
        }
        isEncrypted = archive_entry_is_encrypted(head) != 0
        let format = archive_format_name(reader).map { String(cString: $0) } ?? ""
        isPlainlyCompressed = format.hasSuffix("(uncompressed)") || format.hasSuffix("(deflation)")
    }
}
