/// An order in the making, which all pages of a checkout share and change.
public final class Draft {
  /// The order so far.
  public var order: Order

  /// Creates a draft.
  public init(_ order: Order) {
    self.order = order
  }
}
