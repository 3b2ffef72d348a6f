internal import Glibc
internal import HTTPModel

/// A body in a file that has no name any more: it goes with the last reader.
final class FileBody: BodySource {
    private let descriptor: Int32
    let count: Int

    /// Takes over the descriptor of a file whose first `count` octets are the body and change no more.
    init(descriptor: Int32, count: Int) {
        self.descriptor = descriptor
        self.count = count
    }

    deinit { close(descriptor) }

    func octets(in range: Range<Int>) -> [UInt8]? {
        let octets = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, done in
            while done < range.count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[done...])
                let read = pread(descriptor, rest.baseAddress, rest.count, range.lowerBound + done)
                if read > 0 {
                    done += read
                } else if read == 0 || errno != EINTR {
                    return
                }
            }
        }
        return octets.count == range.count ? octets : nil
    }
}
