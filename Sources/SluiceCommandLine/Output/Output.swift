internal import Desktop
package import FlowCatalogue
internal import FoundationEssentials
internal import Glibc

/// The destination of results: a file, which is written completely or not at all, or standard
/// output for `-`.
package struct Output {
  package static let standard = Output(path: "-")

  package let path: String

  /// Creates a destination.
  package init(path: String) {
    self.path = path
  }

  /// The resolved path, so that different spellings of the same destination are equal.
  package var destination: String {
    path == "-" ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Writes all bytes at once; an existing file stays until the new one is complete.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      if path == "-" {
        try OpenFile.standardOutput.write(bytes)
      } else {
        // Write directly to a device or a pipe: it must not be replaced by a file.
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: isFile ? .atomic : [])
      }
    } catch {
      throw unwritable(error)
    }
  }

  /// Opens the destination for incremental writing.
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

  /// Throws if the destination cannot be written, without writing anything.
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

  /// The failure for an error, with the system's message if there is one.
  func unwritable(_ error: any Error) -> Failure {
    Failure("cannot write \(name): \(SystemError.message(of: error))")
  }

  private var name: String { path == "-" ? "standard output" : path }
}

/// Buffered line output to standard output, flushed every 64 KiB.
package final class LineOutput {
  private static let capacity = 1 << 16
  private var text: [UInt8] = []
  private var failure: Failure?

  package init() {}

  /// Adds a line; errors are thrown by `finish`.
  package func print(_ line: String) {
    text += line.utf8
    text.append(UInt8(ascii: "\n"))
    if text.count >= Self.capacity { flush() }
  }

  /// Writes the remaining lines.
  ///
  /// - Throws: The first error of this write or an earlier one.
  package func finish() throws(Failure) {
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

extension String {
  /// The text padded with trailing spaces to a width in characters; a longer text is unchanged.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
