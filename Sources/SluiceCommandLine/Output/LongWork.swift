internal import FlowCatalogue

/// Shows the progress of a long command on a terminal, and ends the command when it is interrupted.
final class LongWork {
  /// The exit status after Ctrl+C, as shells define it.
  private static let interrupted: Int32 = 130

  private let progress = ProgressLine(isWanted: false)
  private let interruption = Interruption()
  /// Precedes the progress text, if the command consists of several parts.
  var part = ""

  /// `done` is the completed work, such as `40 pictures; nothing is written`, for the message if
  /// the command ends here.
  ///
  /// - Throws: `Failure` if the command was interrupted.
  func step(_ text: @autoclosure () -> String, done: @autoclosure () -> String) throws(Failure) {
    progress.show(part + text())
    guard !interruption.hasCome else {
      throw Failure("interrupted after \(done())", status: Self.interrupted)
    }
  }

  deinit { progress.clear() }
}
