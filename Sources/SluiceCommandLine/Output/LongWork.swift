internal import FlowCatalogue

/// Watches over a command that takes long: shows on a terminal how far it is, and ends it when
/// somebody wants that.
final class LongWork {
  /// The exit status of a command that Ctrl+C has ended, as shells define it.
  private static let interrupted: Int32 = 130

  private let progress = ProgressLine(isWanted: false)
  private let interruption = Interruption()
  /// What the text begins with, if the command consists of several parts.
  var part = ""

  /// Says that a step is done.
  ///
  /// - Parameters:
  ///   - text: How far the command is.
  ///   - done: What is done, if the command ends here: `40 pictures`.
  /// - Throws: `Failure` if it was interrupted.
  func step(_ text: @autoclosure () -> String, done: @autoclosure () -> String) throws(Failure) {
    progress.show(part + text())
    guard !interruption.hasCome else {
      throw Failure(
        "interrupted after \(done()); nothing is written", status: Self.interrupted)
    }
  }

  deinit { progress.clear() }
}
