internal import Desktop
internal import FlowCatalogue
internal import FoundationEssentials
internal import Glibc

/// Folders for results.
enum Folder {
  /// Creates a folder, with its parents, unless it exists, and calls `write`; if either fails,
  /// removes the created folders that are empty.
  ///
  /// - Parameters:
  ///   - path: The folder; `nil` to only call `write`.
  ///   - option: The option that names the folder, for messages.
  static func with(
    _ path: String?, for option: String, _ write: () throws(Failure) -> Void
  ) throws(Failure) {
    guard let path else { return try write() }
    guard !path.isEmpty else { throw Failure("expected a folder's name for \(option)") }
    let missing = missing(path)
    // Only empty folders are removed.
    func clean() { for folder in missing { rmdir(folder) } }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      clean()
      throw Failure(
        "cannot make the folder '\(path)' for \(option): \(SystemError.message(of: error))")
    }
    do {
      try write()
    } catch {
      clean()
      throw error
    }
  }

  /// The folders of a path that do not exist yet, the innermost first.
  private static func missing(_ path: String) -> [String] {
    var missing: [String] = []
    var folder = URL(fileURLWithPath: path)
    while folder.path.count > 1, !FileManager.default.fileExists(atPath: folder.path) {
      missing.append(folder.path)
      folder.deleteLastPathComponent()
    }
    return missing
  }
}
