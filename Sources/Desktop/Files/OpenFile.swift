internal import Glibc

/// An open file, closed when it is no longer referenced; the standard streams stay open.
package final class OpenFile: Sendable {
  package static let standardInput = OpenFile(STDIN_FILENO, isOwned: false)
  package static let standardOutput = OpenFile(STDOUT_FILENO, isOwned: false)
  package static let standardError = OpenFile(STDERR_FILENO, isOwned: false)

  /// The maximum number of bytes that one system call reads; a rough choice.
  private static let chunkSize = 1 << 16

  let descriptor: Int32
  private let isOwned: Bool

  private init(_ descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  /// Opens a file; child processes do not inherit it.
  ///
  /// - Parameters:
  ///   - flags: Flags for `open`, such as `O_RDONLY`.
  ///   - mode: The permissions of a file that is created.
  package convenience init(
    _ path: String, flags: Int32, mode: UInt32 = 0o666
  ) throws(SystemError) {
    let descriptor = open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .latest }
    self.init(descriptor, isOwned: true)
  }

  deinit { if isOwned { close(descriptor) } }

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

  package func read(upTo count: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let wanted = min(Self.chunkSize, count - bytes.count)
      var read = 0
      bytes += [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        read = Glibc.read(descriptor, buffer.baseAddress, wanted)
        initialized = max(0, read)
      }
      if read == 0 { break }
      if read < 0, errno != EINTR { throw .latest }
    }
    return bytes
  }

  /// False once the file has been deleted.
  package var isLinked: Bool { status.map { $0.st_nlink > 0 } ?? false }

  package var isRegular: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

  /// The identity of the open file, even if its name has since been given to another file.
  package var identity: FileIdentity? { status.map { FileIdentity($0) } }

  /// Locks the file until it is closed; the system closes it however the process ends.
  ///
  /// - Returns: False if the file is locked through another `OpenFile`, of this process or another
  ///   one, or the file system has no locks.
  package func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Locks the file as `lock` does; false only if it is locked through another `OpenFile`.
  package func lockIfSupported() -> Bool { lock() || errno != EWOULDBLOCK }

  package func sync() throws(SystemError) {
    // Some file systems have nothing to wait for.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw .latest }
  }

  /// Truncates the file to a size in bytes, and moves the position to the new end.
  ///
  /// - Returns: False if either fails.
  @discardableResult
  package func cut(to size: Int) -> Bool {
    guard ftruncate(descriptor, off_t(size)) == 0 else { return false }
    return lseek(descriptor, off_t(size), SEEK_SET) == size
  }

  /// Writes all bytes or none: if writing fails partway, for example because the disk is full, the
  /// file gets its old length again.
  ///
  /// Calls `whenTorn` if it cannot get it, and then throws the error of the write.
  package func writeWhole(
    _ bytes: [UInt8], whenTorn: () -> Void = {}
  ) throws(SystemError) {
    let end = position
    do {
      try write(bytes)
    } catch {
      if !isRegular || !cut(to: end) { whenTorn() }
      throw error
    }
  }

  /// The position, in bytes, at which the next bytes are written: the end if the file is opened for
  /// appending.
  package var position: Int {
    let appends = fcntl(descriptor, F_GETFL) & O_APPEND != 0
    return Int(lseek(descriptor, 0, appends ? SEEK_END : SEEK_CUR))
  }

  /// Sets the file's permissions; a failure is ignored.
  func permit(_ mode: UInt32) { fchmod(descriptor, mode) }

  /// The modification time, since 1970; zero if the system cannot tell it.
  var time: Duration {
    let time = status?.st_mtim ?? timespec()
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }
}
