internal import Desktop
internal import FoundationEssentials

/// Where the viewer puts what somebody shares: the folder for pictures, without ever replacing a
/// file.
struct SharedFiles {
  /// The folder, which need not be there yet.
  let folder: URL

  /// A folder; that for pictures of whoever runs the program, where none is named.
  init(
    folder: String = PicturesFolder(environment: ProcessInfo.processInfo.environment).path
  ) {
    self.folder = URL(fileURLWithPath: folder)
  }

  /// Writes files that belong together under one new name; the path of the first one.
  ///
  /// - Parameters:
  ///   - name: What they shall be called, without an ending.
  ///   - contents: Their endings and bytes.
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
