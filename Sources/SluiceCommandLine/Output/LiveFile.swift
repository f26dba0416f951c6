internal import Desktop
package import FlowCatalogue

/// A file that is written incrementally, until a write fails.
///
/// When a write fails, one message is printed and nothing more is written, but the command
/// continues.
package final class LiveFile {
  private enum State {
    /// The file has not been opened yet; the text received so far is written when it is opened.
    case waiting(String)
    case open(OpenFile)
    case failed
  }

  /// Whether a write has failed.
  package var hasFailed: Bool { if case .failed = state { true } else { false } }

  private let output: Output
  private let contentName: String
  private var state = State.waiting("")

  /// Prepares a file, or standard output for `-`, without opening it; `contentName` is what error
  /// messages call its content.
  ///
  /// - Throws: `Failure` if the path cannot be written.
  package init(_ path: String, of contentName: String) throws(Failure) {
    output = Output(path: path)
    self.contentName = contentName
    try output.check()
  }

  /// Creates the file, replacing an existing one, and writes the text received so far.
  package func open() throws(Failure) {
    guard case .waiting(let text) = state else { return }
    state = .open(try output.open())
    write(text)
  }

  /// Appends text.
  package func write(_ text: String) {
    switch state {
    case .waiting(let before):
      state = .waiting(before + text)
    case .open(let file):
      do {
        try file.write(Array(text.utf8))
      } catch {
        Console.say(output.unwritable(error).message + "; the \(contentName) ends here")
        state = .failed
      }
    case .failed:
      break
    }
  }
}
