internal import Desktop
internal import FoundationEssentials
internal import Glibc

/// Writes shared files to the folder for pictures, without ever replacing a file.
struct SharedFiles {
  /// Need not exist yet.
  let folder: URL

  init(
    folder: String = PicturesFolder(environment: ProcessInfo.processInfo.environment).path
  ) {
    self.folder = URL(fileURLWithPath: folder)
  }

  /// Writes a complete file under a new name, or none if it throws; returns the file's path.
  ///
  /// - Parameters:
  ///   - name: Without an extension; a number is appended if the name is taken.
  ///   - endings: The file's extension, and those of files that `add` will write beside it.
  func write(_ name: String, _ endings: [String], _ bytes: [UInt8]) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let suffixes = endings.map { ".\($0)" }
    while true {
      let path = freePath(name, suffixes)
      do {
        try WholeFile.create(bytes, at: path)
        return path
      } catch {
        // Another program has just taken the name.
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  /// Writes a file beside another one, with the same name and another extension.
  func add(_ ending: String, beside path: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension(ending)
    try WholeFile.create(bytes, at: url.path)
  }

  /// Returns an unused path at which a file or folder can be written, and creates the folder around
  /// it.
  ///
  /// - Parameters:
  ///   - name: Without an extension; a number is appended if the name is taken.
  ///   - ending: An extension with its dot, or a slash for a folder.
  func freePath(_ name: String, _ ending: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return ending == "/" ? freePath(name, [""]) + "/" : freePath(name, [ending])
  }

  /// Returns the path for the first suffix, with a name that is unused with all of the suffixes.
  private func freePath(_ name: String, _ suffixes: [String]) -> String {
    let isFree = { (name: String) in
      suffixes.allSatisfy { suffix in
        // `lstat` also finds a symbolic link whose target does not exist.
        var status = stat()
        return lstat(path(name + suffix), &status) != 0
      }
    }
    var (free, number) = (name, 1)
    while !isFree(free) {
      number += 1
      free = "\(name)-\(number)"
    }
    return path(free + suffixes[0])
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
}
