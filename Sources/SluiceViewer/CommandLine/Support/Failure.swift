/// Why a command ended, in one line, and the status that says so to other programs.
package struct Failure: Error {
  /// What was asked for cannot be done as it was asked.
  package static let badInput: Int32 = 2
  /// It was asked for rightly, and turned out otherwise.
  static let turnedOutOtherwise: Int32 = 1

  package let message: String
  package let status: Int32

  package init(_ message: String, status: Int32 = Failure.badInput) {
    self.message = message
    self.status = status
  }

  package init(_ error: some Error & CustomStringConvertible) {
    self.init(error.description, status: Failure.badInput)
  }
}
