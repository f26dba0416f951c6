internal import Glibc

/// Lines that are on file as soon as they are written, so that they are there after a trap as well.
///
/// Each process has one of its own, which it owns as long as it runs, and takes away when it ends
/// as it should. What a process has left that ended in another way is an orphan, which another one
/// claims.
public final class SessionJournal {
  /// Where it is.
  public let path: String
  private let file: OpenFile
  private let warn: (String) -> Void
  private var hasFailed = false

  /// Begins a journal in a folder, which is made where it is not there.
  ///
  /// - Parameters:
  ///   - folder: As `DesktopFolders.state`.
  ///   - name: What all journals of a program are called; behind it stands a number.
  ///   - warn: Takes a line when nothing can be written any more.
  /// - Returns: `nil`, after a line of why, where there can be no journal.
  public init?(in folder: String?, named name: String, warn: @escaping (String) -> Void) {
    guard let folder else { return nil }
    do {
      try DesktopFolders.make(folder)
      (path, file) = try Self.file(in: folder, named: name)
    } catch {
      warn("there is no journal in \(folder): \(SystemError.words(of: error))")
      return nil
    }
    self.warn = warn
  }

  /// Adds a line, or several at once; what cannot be written is said once and ends the journal.
  public func write(_ lines: String) {
    guard !hasFailed else { return }
    do {
      try file.write(Array((lines + "\n").utf8))
    } catch {
      hasFailed = true
      warn("the journal ends here: \(error)")
    }
  }

  /// Takes the file away: there is nothing to come back from.
  public func end() {
    hasFailed = true
    unlink(path)
  }

  /// The number under which it is open.
  var descriptor: Int32 { file.descriptor }

  /// Makes a file that only its owner can read: what is typed is in it.
  private static func file(
    in folder: String, named name: String
  ) throws(SystemError) -> (path: String, file: OpenFile) {
    for count in 1...100 {
      let path = "\(folder)/\(name).\(count)"
      do {
        let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        flock(file.descriptor, LOCK_EX)
        // Whoever claims orphans has taken it for one, where it was quicker.
        if file.isLinked { return (path, file) }
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    throw SystemError(code: EEXIST)
  }
}
