/// Tells the screens of one navigation machine apart; never used twice.
public struct ScreenID: Hashable, Sendable {
  /// Any number; equal numbers mean the same screen.
  public let rawValue: Int

  /// Creates an identifier.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}
