internal import FoundationEssentials
internal import Glibc

package enum WholeFile {
  /// Returns `nil` if nothing is at the path.
  ///
  /// Never waits: a pipe, a device or a folder is refused.
  ///
  /// - Parameter limit: The size in bytes at which a file is too large; no more than that is read.
  package static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8]? {
    let file: OpenFile
    do {
      file = try OpenFile(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
    } catch {
      if error.code == ENOENT, !isLink(path) { return nil }
      throw .system(error)
    }
    return try read(file, limit: limit)
  }

  static func read(_ file: OpenFile, limit: Int) throws(FileProblem) -> [UInt8] {
    guard file.isRegular else { throw .irregular }
    let bytes: [UInt8]
    do {
      bytes = try file.read(upTo: limit)
    } catch {
      throw .system(error)
    }
    guard bytes.count < limit else { throw .tooLarge }
    return bytes
  }

  /// Leaves either the old or the new content, even if the program is killed meanwhile.
  ///
  /// The target of a symbolic link is replaced, not the link.
  ///
  /// - Parameter mode: The permissions of a file that does not exist yet.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o666
  ) throws(SystemError) {
    try ReplacementFile(bytes, for: path, mode: mode).replace()
  }

  /// Creates the whole file or nothing; throws `EEXIST` if the file exists.
  ///
  /// A symbolic link whose target does not exist stays, and the target is created.
  package static func create(_ bytes: [UInt8], at path: String) throws(SystemError) {
    try ReplacementFile(bytes, for: path).appear()
  }

  /// Appends `.broken` to the name, or `.broken-2` and so on if that is taken; returns the new
  /// path.
  package static func setAside(_ path: String) throws(SystemError) -> String {
    for count in 1...1000 {
      let free = count == 1 ? "\(path).broken" : "\(path).broken-\(count)"
      guard !exists(free) else { continue }
      do {
        try Rename.toFreeName(path, free)
        return free
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    throw SystemError(code: EEXIST)
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

package enum FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case system(SystemError)
  /// A folder, a pipe or a device.
  case irregular
  /// Not below the limit.
  case tooLarge

  package var description: String {
    switch self {
    case .system(let error): error.description
    case .irregular: "it is no regular file"
    case .tooLarge: "it is too large"
    }
  }
}
