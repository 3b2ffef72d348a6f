internal import CLinux

/// What becomes of the memory of large blocks: bodies of requests above all.
enum LargeBlocks {
    /// Has each block of 128 KiB and more mapped by itself, so that it is resident only where it was written to, and goes
    /// back to the system when it is freed.
    ///
    /// Otherwise the C library raises this bound to the largest block freed so far, up to 32 MiB, and keeps what was
    /// taken from below it (mallopt(3), M_MMAP_THRESHOLD): a flood of bodies would take twice the memory, and leave it
    /// resident.
    static func mapEach() { clinux_map_blocks(131_072) }
}
