/// An order that is not placed yet; all pages of a checkout share it and change it.
public final class Draft {
  /// The order so far.
  public var order: Order

  /// Creates a draft.
  public init(_ order: Order) {
    self.order = order
  }
}
