/// An error that ends a command: a one-line message and the exit status.
package struct Failure: Error {
  /// The request cannot be carried out.
  package static let badInput: Int32 = 2
  /// The request is valid, but its result is not the expected one.
  package static let unexpectedResult: Int32 = 1

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
