internal import Desktop
package import FlowCatalogue
internal import Glibc

/// A file that is written incrementally, until a write fails.
///
/// At any time, the file consists of whole pieces of text. An existing file stays until there is
/// text to replace it, and is locked, so that no other process of this program replaces it.
///
/// When a write fails, one message is printed and nothing more is written, but the command
/// continues.
package final class LiveFile {
  private enum State {
    /// The text received so far, which waits for a call of `open` or, if `isReady`, for more text
    /// with which to replace an existing file.
    case waiting(String, isReady: Bool)
    case open(OpenFile)
    case failed
  }

  package var hasFailed: Bool { if case .failed = state { true } else { false } }
  package var onFailure: (String) -> Void = { _ in }

  private let output: Output
  private let contentName: String
  private var state = State.waiting("", isReady: false)
  /// Whether a regular file was created at the path, rather than a device or a pipe opened.
  private var isAtPath = false
  /// The existing file, which is locked; `nil` if there was none, or it could not be read.
  private var old: OpenFile?

  /// Checks that the path can be written, but does not write anything yet; `-` is standard output.
  ///
  /// Messages call the file's content `contentName`.
  ///
  /// - Throws: `Failure` if the path cannot be written, or if another process is writing it.
  package init(_ path: String, of contentName: String) throws(Failure) {
    output = Output(path: path)
    self.contentName = contentName
    try output.check()
    try lockOld()
  }

  /// Creates the file with the text received so far; an existing file stays until there is more.
  package func open() throws(Failure) {
    guard case .waiting(let text, isReady: false) = state else { return }
    try output.check()
    try lockOld()
    if old != nil { return state = .waiting(text, isReady: true) }
    do {
      guard isStream else {
        return try begin(text)
      }
      state = .open(try output.stream())
    } catch {
      throw output.unwritable(error)
    }
    write(text)
  }

  private var isStream: Bool { output.path == "-" || !output.isFile }

  /// Writes the text, or keeps it until `open` is called; a regular file gets all of it or nothing.
  package func write(_ text: String) {
    switch state {
    case .waiting(let before, isReady: false):
      state = .waiting(before + text, isReady: false)
    case .waiting(let before, isReady: true):
      attempt { () throws(SystemError) in try begin(before + text) }
    case .open(let file):
      attempt { () throws(SystemError) in try append(text, to: file) }
    case .failed:
      break
    }
  }

  /// Writes the text that is still waiting, if `open` was called, and flushes the file to the disk.
  package func close() {
    if case .waiting(let text, isReady: true) = state {
      attempt { () throws(SystemError) in try begin(text) }
    }
    if case .open(let file) = state {
      // An error that occurs after a write, while the system copies its bytes to the disk, is
      // reported only here.
      attempt { () throws(SystemError) in
        try checkExists(file)
        if file.isRegular { try file.sync() }
      }
    }
  }

  private func attempt(_ write: () throws(SystemError) -> Void) {
    do {
      try write()
    } catch {
      let message = output.unwritable(error).message + "; the \(contentName) ends here"
      Console.say(message)
      state = .failed
      onFailure(message)
    }
  }

  private func append(_ text: String, to file: OpenFile) throws(SystemError) {
    try checkExists(file)
    // Standard output may be a file with text of other programs, which must stay.
    try file.writeWhole(Array(text.utf8))
  }

  /// Throws if another program has deleted or replaced the file: nobody would find further text.
  private func checkExists(_ file: OpenFile) throws(SystemError) {
    guard !isAtPath || file.isLinked else { throw SystemError(code: ENOENT) }
  }

  private func begin(_ text: String) throws(SystemError) {
    let replacement = try ReplacementFile(Array(text.utf8), for: output.path)
    try replacement.replace()
    (state, isAtPath) = (.open(replacement.file), true)
  }

  private func lockOld() throws(Failure) {
    guard old == nil, !isStream, access(output.path, F_OK) == 0 else {
      return
    }
    let file: OpenFile
    do {
      file = try OpenFile(output.path, flags: O_RDONLY | O_NONBLOCK)
    } catch {
      // A file that can be written but not read has no lock, and is replaced all the same.
      return
    }
    guard file.lockIfSupported() else {
      throw output.unwritable(SystemError.isLocked)
    }
    old = file
  }
}
