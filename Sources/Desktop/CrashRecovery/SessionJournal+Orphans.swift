internal import FoundationEssentials
internal import Glibc

/// A journal whose process has ended without deleting it.
///
/// A journal that can be opened stays locked while this object exists, so that no other process can
/// take it over. Only `discard` deletes the file.
public final class OrphanJournal {
  /// The size in bytes at which a journal is too large to be read: an estimate of what hours of
  /// continuous dragging write.
  private static let sizeLimit = 64 << 20

  /// The file's path.
  public let path: String
  /// The journal's complete lines; `nil` if the file is not a regular file, is too large, or may
  /// not be read.
  public let lines: [String]?
  /// Whether the file can be read and has no content.
  public let isEmpty: Bool
  /// Whether the user lacks permission to read the file; another user's process may be writing it.
  public let isForbidden: Bool
  /// The file's modification time, since 1970; zero if the file cannot be opened.
  let time: Duration
  /// Open as long as this object exists, because closing it would release the lock; `nil` if the
  /// file cannot be opened.
  private let file: OpenFile?

  fileprivate init?(_ path: String) {
    self.path = path
    do {
      // Ownership is a file lock, which the system releases however the process ends; a process ID
      // in a file could soon belong to another process.
      let file = try OpenFile(path, flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
      guard file.lock(), file.isLinked else { return nil }
      (self.file, time, isForbidden) = (file, file.time, false)
      let bytes = try? WholeFile.read(file, limit: Self.sizeLimit)
      isEmpty = bytes?.isEmpty ?? false
      lines = bytes.map(Self.lines)
    } catch {
      // A symbolic link is no journal of this program. Errors such as too many open files may be
      // gone at the next start.
      guard [EACCES, EPERM, ELOOP].contains(error.code) else { return nil }
      (file, time, lines, isEmpty) = (nil, .zero, nil, false)
      isForbidden = error.code != ELOOP
    }
  }

  /// Deletes the journal; call this once its content is no longer needed, or is stored elsewhere.
  public func discard() { unlink(path) }

  package static func lines(of bytes: [UInt8]) -> [String] {
    var lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // Text after the last newline is an incomplete line.
    lines.removeLast()
    return lines.map(String.init)
  }
}

extension SessionJournal {
  /// Takes over all orphaned journals in a folder, the latest first; deletes none.
  public static func orphans(in folder: String?, named name: String) -> [OrphanJournal] {
    guard let folder else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { number(in: $0, of: name) != nil }
      .compactMap { OrphanJournal("\(folder)/\($0)") }.sorted { $0.time > $1.time }
  }

  /// Takes over an orphaned journal.
  ///
  /// - Returns: `nil` if there is no such journal, if a running process has locked it, or if the
  ///   path is not that of a journal in this folder with this name.
  public static func orphan(
    at path: String, in folder: String?, named name: String
  ) -> OrphanJournal? {
    isJournal(path, in: folder, named: name) ? OrphanJournal(path) : nil
  }

  /// Whether a path is that of a journal in this folder with this name; the file need not exist.
  public static func isJournal(_ path: String, in folder: String?, named name: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    guard let parent = FileIdentity(url.deletingLastPathComponent().path) else { return false }
    return folder.map { FileIdentity($0) == parent } ?? false
      && number(in: url.lastPathComponent, of: name) != nil
  }

  private static func number(in file: String, of name: String) -> Int? {
    guard file.hasPrefix("\(name)."), let number = Int(file.dropFirst(name.count + 1)),
      file == "\(name).\(number)", number > 0
    else { return nil }
    return number
  }
}
