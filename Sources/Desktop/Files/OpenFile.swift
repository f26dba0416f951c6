internal import Glibc

/// A file that is open, until nobody needs it any more.
package final class OpenFile: Sendable {
  package static let standardInput = OpenFile(STDIN_FILENO, isOwned: false)
  package static let standardOutput = OpenFile(STDOUT_FILENO, isOwned: false)
  package static let standardError = OpenFile(STDERR_FILENO, isOwned: false)

  /// How many bytes are asked for at a time; by eye.
  private static let step = 1 << 16

  /// The number under which it is open.
  let descriptor: Int32
  private let isOwned: Bool

  private init(_ descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  /// Opens a file; programs that are started do not get it.
  ///
  /// - Parameters:
  ///   - flags: As `O_RDONLY`.
  ///   - mode: Who may do what with a file that is made.
  package convenience init(
    _ path: String, _ flags: Int32, mode: UInt32 = 0o666
  ) throws(SystemError) {
    let descriptor = open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .latest }
    self.init(descriptor, isOwned: true)
  }

  deinit { if isOwned { close(descriptor) } }

  /// Writes all bytes where the last ones have ended.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .latest
      }
    }
  }

  /// Reads what is left, or so many bytes of it.
  package func read(most: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < most {
      let wanted = min(Self.step, most - bytes.count)
      var count = 0
      bytes += [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        count = Glibc.read(descriptor, buffer.baseAddress, wanted)
        initialized = max(0, count)
      }
      if count == 0 { break }
      if count < 0, errno != EINTR { throw .latest }
    }
    return bytes
  }

  /// Whether it can be found by a name.
  var isLinked: Bool { status.map { $0.st_nlink > 0 } ?? false }

  /// When it was written for the last time, counted from 1970.
  var time: Duration {
    let time = status?.st_mtim ?? timespec()
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }
}
