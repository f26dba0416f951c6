internal import Desktop
internal import FlowCatalogue
internal import FoundationEssentials

/// Folders for results.
enum Folder {
  /// Makes a folder and its missing parent folders, unless it exists.
  ///
  /// - Parameter option: The option that names it, for messages.
  static func make(_ path: String, for option: String) throws(Failure) {
    guard !path.isEmpty else { throw Failure("expected a folder's name for \(option)") }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        "cannot make the folder '\(path)' for \(option): \(SystemError.message(of: error))")
    }
  }
}
