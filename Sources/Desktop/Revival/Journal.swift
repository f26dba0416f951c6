internal import Foundation

/// Lines that are on file as soon as they are written, so that they are there after a trap as well.
///
/// Each process has one of its own; it takes its file away when it ends as it should. Files of processes that have
/// ended in other ways go when the next journal begins, but for one that is asked to stay.
public final class Journal {
  /// Where it is.
  public let path: String
  private let handle: FileHandle
  private let warn: (String) -> Void
  private var hasFailed = false

  /// Begins a journal in a folder, which is made where it is not there.
  ///
  /// - Parameters:
  ///   - folder: As `DesktopFolders.state`.
  ///   - kept: The journal of the process that this one has come back from: it stays.
  ///   - warn: Takes a line when nothing can be written any more.
  /// - Returns: `nil`, after a line of why, where there can be no journal.
  public init?(in folder: String?, keeping kept: String? = nil, warn: @escaping (String) -> Void) {
    guard let folder else { return nil }
    do {
      try DesktopFolders.make(folder)
      Self.sweep(folder, keeping: kept)
      path = try Self.file(in: folder)
      handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } catch {
      warn("there is no journal in \(folder): \(error.localizedDescription)")
      return nil
    }
    self.warn = warn
  }

  /// Adds a line; what cannot be written is said once and ends the journal.
  public func write(_ line: String) {
    guard !hasFailed else { return }
    do {
      try handle.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      hasFailed = true
      warn("the journal ends here: \(error.localizedDescription)")
    }
  }

  /// Takes the file away: there is nothing to come back from.
  public func end() {
    hasFailed = true
    unlink(path)
  }

  /// The lines of a journal: those that were written whole.
  public static func lines(at path: String) -> [String] {
    guard let bytes = FileManager.default.contents(atPath: path) else { return [] }
    var lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // What is behind the last end of a line is none.
    lines.removeLast()
    return lines.map(String.init)
  }

  // MARK: Files

  /// Makes a file that only its owner can read: what is typed is in it.
  private static func file(in folder: String) throws -> String {
    // A revived process has the number of the one before.
    for count in 1...100 {
      let path = "\(folder)/journal.\(getpid()).\(count)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor < 0 else {
        close(descriptor)
        return path
      }
      guard errno == EEXIST else { break }
    }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }

  /// Takes away what processes have left that are no more.
  private static func sweep(_ folder: String, keeping kept: String?) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      let parts = name.split(separator: ".")
      guard parts.count == 3, parts[0] == "journal", let process = pid_t(parts[1]),
        process == getpid() || kill(process, 0) != 0 && errno == ESRCH,
        "\(folder)/\(name)" != kept
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }
}
