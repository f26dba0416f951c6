internal import Glibc

/// A session journal: lines that are written to a file immediately, so that they survive a crash.
///
/// Each process has its own journal while it runs, and deletes it on a normal exit. A journal left
/// behind by a crashed or killed process is an orphan, which another process can take over.
public final class SessionJournal {
  /// The file's path.
  public let path: String
  private let file: OpenFile
  /// Whether the file ends with an incomplete line, because truncating it after a failed write
  /// failed, too.
  private var isTorn = false
  private var hasEnded = false

  /// Creates a journal in a folder, which is created if necessary.
  ///
  /// - Parameters:
  ///   - folder: The folder, such as `DesktopFolders.state`.
  ///   - name: The common name of all journals of the program, to which a number is appended.
  ///   - warn: Called with one line if the journal cannot be created.
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
  }

  /// Appends text that consists of whole lines: all of it, or nothing.
  ///
  /// If a write fails partway, for example because the disk is full, and the file cannot be
  /// truncated, an incomplete line remains; later text then starts on a new line.
  ///
  /// Does nothing after `end`.
  package func write(_ text: String) throws(SystemError) {
    guard !hasEnded else { return }
    try file.writeWhole(Array((isTorn ? "\n" + text : text).utf8)) { isTorn = true }
    isTorn = false
  }

  /// Deletes the file, because there is nothing to recover.
  ///
  /// Does nothing a second time: another process may use the file's name by then.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    unlink(path)
  }

  var descriptor: Int32 { file.descriptor }

  /// Creates a file with the first free number.
  ///
  /// Only the file's owner can read it, because it contains typed text.
  private static func file(
    in folder: String, named name: String
  ) throws(SystemError) -> (path: String, file: OpenFile) {
    for count in 1...1000 {
      let path = "\(folder)/\(name).\(count)"
      do {
        let file = try OpenFile(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        // Another process may have mistaken the file for an orphan before it was locked.
        if file.lockIfSupported(), file.isLinked { return (path, file) }
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    throw SystemError(code: EEXIST)
  }
}
