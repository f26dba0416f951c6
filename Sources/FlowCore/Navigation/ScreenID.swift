/// Identifies a screen of one navigation machine; never reused.
public struct ScreenID: Hashable, Sendable {
  /// An arbitrary number; equal numbers mean the same screen.
  public let rawValue: Int

  /// Creates an identifier.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}
