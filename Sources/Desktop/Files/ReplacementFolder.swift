internal import FoundationEssentials
internal import Glibc
internal import Synchronization

/// A folder beside its destination, which gets the destination's name in one step when all of its
/// files are written.
///
/// Until the replacement, the destination is untouched; a folder that is not used deletes
/// itself. If a process is killed, its folder is deleted when the next one is created in the
/// same parent folder, unless the file system has no locks.
package final class ReplacementFolder {
  package let path: String

  private let destination: String
  /// Locked as long as the folder is in use, unless the file system has no locks.
  private let folder: OpenFile
  private var isDone = false

  private static let prefix = ".sluice-"
  private static let suffix = ".folder"
  private static let count = Atomic(0)

  /// Creates an empty folder for a destination; a symbolic link stands for its target.
  package init(for path: String) throws(SystemError) {
    // The system reads `link/` as the folder to which the link leads, and not as a link.
    destination = Self.withoutLastSlashes(FileIdentity.target(of: Self.withoutLastSlashes(path)))
    let parent = URL(fileURLWithPath: destination).deletingLastPathComponent().path
    Self.removeLeftovers(in: parent)
    (self.path, folder) = try Self.create(in: parent)
  }

  deinit { if !isDone { Self.remove(path) } }

  package func replace() throws(SystemError) {
    if access(destination, F_OK) != 0 {
      try Rename.toFreeName(path, destination)
    } else if try Rename.exchanging(path, destination) {
      Self.remove(path)
    } else {
      // This file system cannot exchange names: for an instant, no folder has the destination's
      // name. If the process is killed then, the `.old-…` name shows a person what the folder was.
      let old = "\(destination).old-\(getpid())"
      guard rename(destination, old) == 0 else { throw .latest }
      guard rename(path, destination) == 0 else {
        let error = SystemError.latest
        rename(old, destination)
        throw error
      }
      Self.remove(old)
    }
    isDone = true
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func create(
    in parent: String
  ) throws(SystemError) -> (path: String, folder: OpenFile) {
    while true {
      let number = count.wrappingAdd(1, ordering: .relaxed).newValue
      let path = "\(parent)/\(prefix)\(getpid())-\(number)\(suffix)"
      guard mkdir(path, 0o777) == 0 else {
        guard errno == EEXIST else { throw .latest }
        continue
      }
      do {
        let folder = try OpenFile(path, flags: O_RDONLY | O_DIRECTORY)
        // Another process may have mistaken the folder for a leftover before it was locked.
        if folder.lockIfSupported(), folder.isLinked { return (path, folder) }
      } catch {
        rmdir(path)
        guard error.code == ENOENT else { throw error }
      }
    }
  }

  private static func remove(_ path: String) {
    // `removeLeftovers` later finds what could not be removed, unless it was renamed to `.old-…`.
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func removeLeftovers(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = "\(parent)/\(name)"
      guard let folder = try? OpenFile(path, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW),
        folder.lock()
      else { continue }
      remove(path)
    }
  }
}
