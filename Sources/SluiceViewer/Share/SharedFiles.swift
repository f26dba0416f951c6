internal import Foundation

/// Where the viewer puts what somebody shares: the folder for pictures, without ever replacing a file.
struct SharedFiles {
  /// The folder, which need not be there yet.
  let folder: URL

  /// The folder for pictures of whoever runs the program, as XDG's user directories name it; otherwise `Pictures`.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = environment["HOME"].map { URL(fileURLWithPath: $0) } ?? URL(fileURLWithPath: ".")
    folder = Self.picturesFolder(environment, home) ?? home.appendingPathComponent("Pictures")
  }

  /// The entry of `user-dirs.dirs`, a line as `XDG_PICTURES_DIR="$HOME/Bilder"`.
  private static func picturesFolder(_ environment: [String: String], _ home: URL) -> URL? {
    let config =
      environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
      ?? home.appendingPathComponent(".config")
    let file = config.appendingPathComponent("user-dirs.dirs")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let key = "XDG_PICTURES_DIR="
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(key) }) else {
      return nil
    }
    let value = line.dropFirst(key.count).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    return value.isEmpty
      ? nil : URL(fileURLWithPath: value.replacingOccurrences(of: "$HOME", with: home.path))
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
