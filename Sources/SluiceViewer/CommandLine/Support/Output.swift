internal import Desktop
internal import FoundationEssentials
internal import Glibc

/// Where results go: a file, which is complete or not there at all, or standard output for `-`.
package struct Output {
  static let standard = Output(path: "-")

  package let path: String

  /// Names a place.
  package init(path: String) {
    self.path = path
  }

  /// Where the path leads, however it is spelled.
  var destination: String {
    path == "-" ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Writes all bytes at once; a file that was there before stays until the new one is complete.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      if path == "-" {
        try OpenFile.standardOutput.write(bytes)
      } else {
        // A device or a pipe takes the bytes themselves; it must not be replaced by a file.
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: isFile ? .atomic : [])
      }
    } catch {
      throw unwritable(error)
    }
  }

  /// Opens the place for lines that are written one by one, as they come.
  func open() throws(Failure) -> OpenFile {
    if path == "-" { return .standardOutput }
    try check()
    do {
      if isFile { try Data().write(to: URL(fileURLWithPath: path)) }
      return try OpenFile(path, O_WRONLY)
    } catch {
      throw unwritable(error)
    }
  }

  /// Refuses a place where nothing can be written, before anything is.
  func check() throws(Failure) {
    guard path != "-" else { return }
    guard !path.isEmpty else { throw Failure("cannot write '': expected a file's name, or -") }
    var isFolder = false
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      guard !isFolder else {
        throw Failure("cannot write \(path): it is a folder; expected a file's name")
      }
      guard access(path, W_OK) == 0 else { throw unwritable(SystemError.latest) }
    } else {
      guard FileManager.default.fileExists(atPath: folder) else {
        throw Failure("cannot write \(path): there is no folder \(folder)")
      }
      guard access(folder, W_OK) == 0 else { throw unwritable(SystemError.latest) }
    }
  }

  private var isFile: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let type = attributes?[.type] as? FileAttributeType
    return type == nil || type == .typeRegular
  }

  /// The failure for an error, in the system's words where it passes them on.
  func unwritable(_ error: any Error) -> Failure {
    Failure("cannot write \(name): \(SystemError.words(of: error))")
  }

  private var name: String { path == "-" ? "standard output" : path }
}

/// Lines for standard output, written some thousands at a time.
final class LineOutput {
  private static let capacity = 1 << 16
  private var text: [UInt8] = []
  private var failure: Failure?

  /// Adds a line; what goes wrong is said by `finish`.
  func print(_ line: String) {
    text += line.utf8
    text.append(UInt8(ascii: "\n"))
    if text.count >= Self.capacity { flush() }
  }

  /// Writes what is left.
  ///
  /// - Throws: what went wrong first, now or before.
  func finish() throws(Failure) {
    flush()
    if let failure { throw failure }
  }

  private func flush() {
    guard failure == nil, !text.isEmpty else { return }
    do {
      try Output.standard.write(text)
    } catch {
      failure = error
    }
    text.removeAll(keepingCapacity: true)
  }
}
