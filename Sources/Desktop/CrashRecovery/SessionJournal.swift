internal import Glibc

/// A session journal: lines that are written to a file immediately, so that they survive a crash.
///
/// Each process owns its journal while it runs, and deletes it on a normal exit. A journal left by
/// a process that ended otherwise is an orphan, which another process can claim.
public final class SessionJournal {
  /// The file's path.
  public let path: String
  private let file: OpenFile
  private let warn: (String) -> Void
  private var hasFailed = false

  /// Creates a journal in a folder, which is created if necessary.
  ///
  /// - Parameters:
  ///   - folder: The folder, such as `DesktopFolders.state`.
  ///   - name: The common name of all journals of the program, to which a number is appended.
  ///   - warn: Called with one line if the journal cannot be created or written.
  /// - Returns: `nil` if there is no folder, or, after a warning, if no journal can be created.
  public init?(in folder: String?, named name: String, warn: @escaping (String) -> Void) {
    guard let folder else { return nil }
    do {
      try DesktopFolders.make(folder)
      (path, file) = try Self.file(in: folder, named: name)
    } catch {
      warn("there is no journal in \(folder): \(SystemError.message(of: error))")
      return nil
    }
    self.warn = warn
  }

  /// Appends one or more lines; a failure to write is reported once and ends the journal.
  public func write(_ lines: String) {
    guard !hasFailed else { return }
    do {
      try file.write(Array((lines + "\n").utf8))
    } catch {
      hasFailed = true
      warn("the journal ends here: \(error)")
    }
  }

  /// Deletes the file, because there is nothing to recover.
  public func end() {
    hasFailed = true
    unlink(path)
  }

  /// The file descriptor.
  var descriptor: Int32 { file.descriptor }

  /// Creates a file that only its owner can read, because it contains typed text.
  private static func file(
    in folder: String, named name: String
  ) throws(SystemError) -> (path: String, file: OpenFile) {
    for count in 1...100 {
      let path = "\(folder)/\(name).\(count)"
      do {
        let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        flock(file.descriptor, LOCK_EX)
        // Another process may have claimed the file as an orphan before it was locked.
        if file.isLinked { return (path, file) }
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    throw SystemError(code: EEXIST)
  }
}
