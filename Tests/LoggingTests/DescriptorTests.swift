import Glibc
import Logging
import Testing

@Suite("Writing to descriptors")
struct DescriptorTests {
    @Test("What a full disk does not take is an error, and so is what is not open for writing")
    func refused() {
        for (path, mode, fault) in [("/dev/full", O_WRONLY, ENOSPC), ("/dev/null", O_RDONLY, EBADF)] {
            let descriptor = open(path, mode)
            defer { close(descriptor) }
            #expect(Descriptor.write([1, 2, 3], to: descriptor) == fault)
        }
    }

    @Test("A long text arrives whole")
    func whole() throws {
        let file = "/tmp/atlas-terminal-\(getpid())"
        let descriptor = open(file, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        defer {
            close(descriptor)
            unlink(file)
        }
        let octets = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        #expect(Descriptor.write(octets, to: descriptor) == nil)
        var read = [UInt8](repeating: 0, count: octets.count + 1)
        #expect(pread(descriptor, &read, read.count, 0) == octets.count)
        #expect(read.dropLast() == octets[...])
    }
}
