/// No window could be opened.
public struct WindowError: Error, CustomStringConvertible {
  /// What was wrong and what would be right, in one line.
  public let description: String
}
