/// An order as it is being made: what all pages of one checkout look at and write on.
public final class Draft {
  /// How it stands.
  public var order: Order

  /// Creates a draft.
  public init(_ order: Order) {
    self.order = order
  }
}
