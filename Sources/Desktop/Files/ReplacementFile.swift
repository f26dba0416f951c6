internal import FoundationEssentials
internal import Glibc
internal import Synchronization

/// A complete file in the same folder as its destination, which it replaces in one step.
///
/// Until the replacement, the destination is untouched. A replacement that is not used deletes
/// itself; if its process is killed, `removeLeftovers` deletes it later.
package final class ReplacementFile {
  /// The new file, which is locked; more bytes may be appended to it.
  package let file: OpenFile
  private let path: String
  private let destination: String
  private var state = State.prepared
  /// The old file of an exchange, locked so that it is not mistaken for a leftover.
  private var old: OpenFile?

  private enum State {
    case prepared
    /// The new file has the destination's name, and the old file, if any, has the temporary name.
    case exchanged(hadFile: Bool)
    case done
  }

  /// Writes the bytes, and waits until they are on the disk.
  ///
  /// - Parameters:
  ///   - path: The destination; a symbolic link stands for its target.
  ///   - mode: The permissions of a new file; those of an existing file are kept.
  package init(_ bytes: [UInt8], for path: String, mode: UInt32 = 0o666) throws(SystemError) {
    destination = FileIdentity.target(of: path)
    let folder = URL(fileURLWithPath: destination).deletingLastPathComponent().path
    (self.path, file) = try Self.create(in: folder, mode: mode)
    var status = stat()
    if stat(destination, &status) == 0 { file.permit(status.st_mode & 0o7777) }
    try file.write(bytes)
    try file.sync()
  }

  deinit { if case .prepared = state { unlink(path) } }

  package func replace() throws(SystemError) {
    guard rename(path, destination) == 0 else { throw .latest }
    state = .done
    syncFolder()
  }

  /// Throws `EEXIST` if the destination exists.
  package func appear() throws(SystemError) {
    try Rename.toFreeName(path, destination)
    state = .done
    syncFolder()
  }

  /// Gets the destination's name; if the file system can exchange files, `undo` can restore the
  /// old file until `finish` is called.
  ///
  /// Throws `isLocked` if another process has locked the old file.
  package func exchange() throws(SystemError) {
    if access(destination, F_OK) == 0 {
      // Lock the old file before it gets the temporary name, so that it is not mistaken for a
      // leftover.
      old = try? OpenFile(destination, flags: O_RDONLY | O_NONBLOCK)
      guard old?.lockIfSupported() ?? true else { throw .isLocked }
      // If the file system cannot exchange files, the old content is lost.
      guard try Rename.exchanging(path, destination) else { return try replace() }
      state = .exchanged(hadFile: true)
    } else {
      try Rename.toFreeName(path, destination)
      state = .exchanged(hadFile: false)
    }
  }

  /// Restores the state before `exchange`; does nothing if the old file could not be kept.
  package func undo() {
    guard case .exchanged(let hadFile) = state else { return }
    if hadFile {
      if (try? Rename.exchanging(path, destination)) == true {
        unlink(path)
      } else {
        // Another program may have deleted the new file. If this fails, too, the old file keeps the
        // temporary name.
        try? Rename.toFreeName(path, destination)
      }
    } else {
      unlink(destination)
    }
    state = .done
  }

  /// Gives up the old file; `undo` then does nothing.
  package func finish() {
    if case .exchanged(hadFile: true) = state { unlink(path) }
    state = .done
    syncFolder()
  }

  /// Waits until the change of names is on the disk.
  ///
  /// Without this, a power failure could bring the old file back. Errors are ignored, as the old
  /// file is complete, too.
  private func syncFolder() {
    let folder = URL(fileURLWithPath: destination).deletingLastPathComponent().path
    try? OpenFile(folder, flags: O_RDONLY | O_DIRECTORY).sync()
  }

  // MARK: Names

  private static let prefix = ".sluice-"
  private static let suffix = ".part"
  private static let count = Atomic(0)

  private static func create(
    in folder: String, mode: UInt32
  ) throws(SystemError) -> (path: String, file: OpenFile) {
    while true {
      let number = count.wrappingAdd(1, ordering: .relaxed).newValue
      let path = "\(folder)/\(prefix)\(getpid())-\(number)\(suffix)"
      do {
        let file = try OpenFile(path, flags: O_RDWR | O_CREAT | O_EXCL, mode: mode)
        // Another process may have mistaken the file for a leftover before it was locked.
        if file.lockIfSupported(), file.isLinked { return (path, file) }
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  package static func removeLeftovers(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = "\(folder)/\(name)"
      guard let file = try? OpenFile(path, flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW),
        file.isRegular, file.lock()
      else { continue }
      unlink(path)
    }
  }
}
