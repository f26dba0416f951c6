internal import FlowCatalogue

/// Shows the progress of a long command on a terminal, and ends the command when it is interrupted.
final class LongWork {
  /// The exit status after Ctrl+C, as shells define it.
  private static let interrupted: Int32 = 130

  private let progress = ProgressLine(isWanted: false)
  private let interruption = Interruption()
  /// The text before the progress, for a command that consists of several parts.
  var prefix = ""

  /// Shows `text` as the command's progress, and ends the command if it was interrupted.
  ///
  /// `done` is the completed work, such as `40 pictures; nothing is written`, for the message about
  /// the interruption.
  ///
  /// - Throws: `Failure` if the command was interrupted.
  func step(_ text: @autoclosure () -> String, done: @autoclosure () -> String) throws(Failure) {
    progress.show(prefix + text())
    guard !interruption.wasRequested else {
      throw Failure("interrupted after \(done())", status: Self.interrupted)
    }
  }

  deinit { progress.clear() }
}
