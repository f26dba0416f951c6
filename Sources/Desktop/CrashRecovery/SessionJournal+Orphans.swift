internal import FoundationEssentials
internal import Glibc

extension SessionJournal {
  /// Reads and deletes all orphaned journals in a folder; returns their lines, latest journal
  /// first.
  ///
  /// Ownership is a file lock, which the system releases however the process ends; a process ID in
  /// a file could soon belong to another process.
  public static func claimOrphans(in folder: String?, named name: String) -> [[String]] {
    guard let folder else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasPrefix("\(name).") }.compactMap { orphan(at: "\(folder)/\($0)") }
      .sorted { $0.time > $1.time }.map(\.lines)
  }

  /// Reads and deletes an orphaned journal; returns its complete lines.
  ///
  /// - Returns: `nil` if there is no journal, or a running process owns it.
  public static func claim(_ path: String) -> [String]? { orphan(at: path)?.lines }

  private static func orphan(at path: String) -> (lines: [String], time: Duration)? {
    guard let file = try? OpenFile(path, O_RDONLY),
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0, file.isLinked
    else { return nil }
    // The lock must be held until the file is deleted.
    return withExtendedLifetime(file) {
      defer { unlink(path) }
      return (lines(of: (try? file.read()) ?? []), file.time)
    }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // Text after the last newline is an incomplete line.
    lines.removeLast()
    return lines.map(String.init)
  }
}
