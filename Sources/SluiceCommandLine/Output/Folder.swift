internal import Desktop
internal import FlowCatalogue
internal import FoundationEssentials
internal import Glibc

enum Folder {
  /// Creates a folder unless it exists; if that or `write` fails, removes the created folders that
  /// are empty.
  ///
  /// `option` names the folder in messages; without a path, only `write` is called.
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

  /// The folders of the path that do not exist, the innermost first.
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
