internal import Desktop

/// A file that is written as things happen, until that fails.
///
/// A failure is said in one line and ends the file, and nothing else.
final class LiveFile {
  private enum State {
    /// Nothing is touched yet; this is to be written first.
    case waiting(String)
    case open(OpenFile)
    case failed
  }

  /// Whether something could not be written.
  var hasFailed: Bool { if case .failed = state { true } else { false } }

  private let output: Output
  private let content: String
  private var state = State.waiting("")

  /// Plans a file, or standard output for `-`; `content` is what people call what it holds.
  ///
  /// - Throws: a failure where nothing can be written.
  init(_ path: String, of content: String) throws(Failure) {
    output = Output(path: path)
    self.content = content
    try output.check()
  }

  /// Makes the file, in the place of one that is there already, and writes what has come so far.
  func open() throws(Failure) {
    guard case .waiting(let text) = state else { return }
    state = .open(try output.open())
    write(text)
  }

  /// Adds text at the file's end.
  func write(_ text: String) {
    switch state {
    case .waiting(let before):
      state = .waiting(before + text)
    case .open(let file):
      do {
        try file.write(Array(text.utf8))
      } catch {
        Console.say(output.unwritable(error).message + "; the \(content) ends here")
        state = .failed
      }
    case .failed:
      break
    }
  }
}
