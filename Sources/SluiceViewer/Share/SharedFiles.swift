internal import Desktop
internal import FoundationEssentials

/// Writes shared files to the folder for pictures, without ever replacing a file.
struct SharedFiles {
  /// The folder, which need not exist yet.
  let folder: URL

  /// Creates a writer of files in a folder; by default the current user's pictures folder.
  init(
    folder: String = PicturesFolder(environment: ProcessInfo.processInfo.environment).path
  ) {
    self.folder = URL(fileURLWithPath: folder)
  }

  /// Writes several files under one new name and returns the path of the first.
  ///
  /// - Parameters:
  ///   - name: The preferred name, without an extension; a number is appended if it is taken.
  ///   - contents: The files' extensions and bytes.
  func write(_ name: String, _ contents: [(ending: String, bytes: [UInt8])]) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let free = freeName(name, contents.map(\.ending))
    for (ending, bytes) in contents {
      try Data(bytes).write(to: url(free, ending), options: .withoutOverwriting)
    }
    return contents.first.map { url(free, $0.ending).path } ?? folder.path
  }

  private func freeName(_ name: String, _ endings: [String]) -> String {
    let isFree = { (name: String) in
      endings.allSatisfy { !FileManager.default.fileExists(atPath: url(name, $0).path) }
    }
    var (free, number) = (name, 1)
    while !isFree(free) {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  private func url(_ name: String, _ ending: String) -> URL {
    folder.appendingPathComponent("\(name).\(ending)")
  }
}
