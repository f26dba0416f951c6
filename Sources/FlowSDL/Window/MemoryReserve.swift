internal import Glibc

/// The memory that a window needs after it has opened.
///
/// Without memory for a thread, libdispatch waits for ever, and the window would hang.
enum MemoryReserve {
  /// In bytes: stacks of four threads of the usual size, of 8 MiB each.
  private static let size = 32 << 20

  /// Checks that a limit such as `ulimit -v` leaves enough memory, without using any.
  ///
  /// - Throws: `WindowError` if it does not.
  static func check() throws(WindowError) {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let memory = mmap(nil, size, PROT_NONE, flags, -1, 0), memory != MAP_FAILED else {
      throw WindowError(
        description: "there is not enough memory for a window; expected a higher limit, or none")
    }
    munmap(memory, size)
  }
}
