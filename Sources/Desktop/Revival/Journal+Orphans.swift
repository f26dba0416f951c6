internal import Foundation

extension Journal {
  /// The lines of all orphans in a folder, those first that were written last; their files are gone then.
  ///
  /// The system itself ends what a process owns, in whatever way that ends: a number of a process in a file would
  /// soon be another one's.
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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    let file = OpenFile(descriptor)
    guard file.isLinked else { return nil }
    defer { unlink(path) }
    return (lines(of: (try? handle.readToEnd()) ?? Data()), file.time)
  }

  private static func lines(of bytes: Data) -> [String] {
    var lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // What is behind the last end of a line is none.
    lines.removeLast()
    return lines.map(String.init)
  }
}

/// What the system says of a file that is open.
struct OpenFile {
  /// Whether it can be found by a name.
  let isLinked: Bool
  /// When it was written for the last time, counted from 1970.
  let time: Duration

  init(_ descriptor: Int32) {
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    isLinked = isKnown && status.st_nlink > 0
    time = .seconds(status.st_mtim.tv_sec) + .nanoseconds(status.st_mtim.tv_nsec)
  }
}
