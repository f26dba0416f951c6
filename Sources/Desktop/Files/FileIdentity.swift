internal import FoundationEssentials
internal import Glibc

/// The identity of the file at a path: two paths to the same file have equal identities.
///
/// A file that does not exist yet is identified by its folder and its name.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt
  private let name: String?

  /// `nil` if neither the file nor its folder exists.
  package init?(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      self.init(status)
    } else {
      let url = URL(fileURLWithPath: Self.target(of: path))
      guard stat(url.deletingLastPathComponent().path, &status) == 0 else { return nil }
      self.init(status, name: url.lastPathComponent)
    }
  }

  /// The path to which a symbolic link leads, even if no file is there; any other path unchanged.
  static func target(of path: String) -> String {
    var target = path
    // Linux follows at most 40 links, and reports a loop if there are more.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        return target
      }
      let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
      target = next.hasPrefix("/") ? next : "\(folder)/\(next)"
    }
    return path
  }

  init(_ status: stat, name: String? = nil) {
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
    self.name = name
  }
}
