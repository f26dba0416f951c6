internal import FoundationEssentials
internal import Glibc

extension SessionJournal {
  /// The lines of all orphans in a folder, those first that were written last; their files are gone
  /// then.
  ///
  /// The system itself ends what a process owns, in whatever way that ends: a number of a process
  /// in a file would soon be another one's.
  public static func claimOrphans(in folder: String?, named name: String) -> [[String]] {
    guard let folder else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasPrefix("\(name).") }.compactMap { orphan(at: "\(folder)/\($0)") }
      .sorted { $0.time > $1.time }.map(\.lines)
  }

  /// The lines of an orphan, those that were written whole; its file is gone then.
  ///
  /// - Returns: `nil` where there is none, or a process owns it.
  public static func claim(_ path: String) -> [String]? { orphan(at: path)?.lines }

  private static func orphan(at path: String) -> (lines: [String], time: Duration)? {
    guard let file = try? OpenFile(path, O_RDONLY),
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0, file.isLinked
    else { return nil }
    // It is owned until it is gone.
    return withExtendedLifetime(file) {
      defer { unlink(path) }
      return (lines(of: (try? file.read()) ?? []), file.time)
    }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // What is behind the last end of a line is none.
    lines.removeLast()
    return lines.map(String.init)
  }
}
