/// The error thrown when a window cannot be opened or frames cannot be shown.
public struct WindowError: Error, CustomStringConvertible {
  /// The problem and what was expected, in one line.
  public let description: String
}
