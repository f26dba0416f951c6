package import Desktop
package import FlowCatalogue
internal import FoundationEssentials
internal import Glibc

/// The destination of results: a file, which is written completely or not at all, a device or a
/// pipe, or standard output for `-`.
package struct Output {
  package static let standard = Output(path: "-")

  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The identity of the file, which is the same for all paths to it.
  ///
  /// `nil` for standard output, and if the folder does not exist.
  package var identity: FileIdentity? { path == "-" ? nil : FileIdentity(path) }

  /// Whether the other path leads to another file; two paths to the same file do not differ.
  package func differs(from other: String) -> Bool {
    if path == "-" || other == "-" { return path != other }
    guard let identity else { return path != other }
    return identity != FileIdentity(other)
  }

  /// Throws if `other` leads to the same file, or if both paths are `-`; a device or a pipe may be
  /// named twice.
  ///
  /// The error names the two paths' arguments as `option` and `otherOption`.
  package func checkDiffers(
    _ option: String, from other: String?, of otherOption: String
  ) throws(Failure) {
    guard let other, !differs(from: other), path == "-" || isFile else { return }
    throw Failure("expected another file for \(otherOption) than for \(option)")
  }

  /// Throws if this is the script that is played, whichever path leads to it.
  package func checkIsNotScript(_ option: String, _ source: ScriptOptions) throws(Failure) {
    guard source.path != "-" else { return }
    try checkDiffers(option, from: source.path, of: "--script")
  }

  /// Writes the bytes; an existing file stays until the new one is complete.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    try Self.write([(self, bytes)])
  }

  /// Writes all files, or none if one of them cannot be written.
  ///
  /// There are two exceptions. What was already sent to standard output, a device or a pipe cannot
  /// be taken back. On a file system that cannot exchange names, old files that were already
  /// replaced are lost.
  package static func write(_ files: [(output: Output, bytes: [UInt8])]) throws(Failure) {
    var replacements: [(output: Output, file: ReplacementFile)] = []
    for (output, bytes) in files where output.path != "-" && output.isFile {
      do {
        replacements.append((output, try ReplacementFile(bytes, for: output.path)))
      } catch {
        throw output.unwritable(error)
      }
    }
    // Devices and pipes are written directly: they must not be replaced by a file.
    for (output, bytes) in files where output.path == "-" || !output.isFile {
      do {
        try output.stream().write(bytes)
      } catch {
        throw output.unwritable(error)
      }
    }
    for (count, (output, file)) in replacements.enumerated() {
      do {
        try file.exchange()
      } catch {
        for (_, earlier) in replacements[..<count].reversed() { earlier.undo() }
        throw output.unwritable(error)
      }
    }
    for (_, file) in replacements { file.finish() }
  }

  /// Opens standard output, a device or a pipe for writing.
  func stream() throws(SystemError) -> OpenFile {
    path == "-" ? .standardOutput : try OpenFile(path, flags: O_WRONLY)
  }

  /// Finds common reasons why a write would fail, before the work is done; writes nothing.
  ///
  /// Standard output is not checked.
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

  /// Throws if the name has an ending other than the given ones, which begin with a dot.
  func checkEnding(_ endings: String...) throws(Failure) {
    guard let ending, !endings.contains(ending) else { return }
    let list = endings.joined(separator: " or ")
    throw Failure("cannot write \(path): expected a name that ends with \(list)")
  }

  /// The ending of the file's name, such as `.png`, in lower case; `nil` if it has none.
  var ending: String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return name.dropFirst().lastIndex(of: ".").map { name[$0...].lowercased() }
  }

  var isFile: Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  func unwritable(_ error: any Error) -> Failure {
    Failure("cannot write \(name): \(SystemError.message(of: error))")
  }

  private var name: String { path == "-" ? "standard output" : path }
}

/// Buffers lines for standard output.
package final class LineOutput {
  private static let capacity = 1 << 16
  private var text: [UInt8] = []
  private var failure: Failure?

  package init() {}

  /// Adds a line; errors are thrown only by `finish`.
  package func print(_ line: String) {
    text += line.utf8
    text.append(UInt8(ascii: "\n"))
    if text.count >= Self.capacity { flush() }
  }

  /// Writes the remaining lines; throws the first error of this write or an earlier one.
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
  /// Returns the text with spaces added up to a width in characters; a longer text is unchanged.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Encodable {
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
