/// Tells somebody of a value each time that it is another one, and never of one that is past.
///
/// Whoever is told may change the value: that is told afterwards, when the first telling is over.
final class ChangeNotifier<Value: Equatable> {
  private var told: Value
  private var isTelling = false

  /// - Parameter value: What everybody knows already.
  init(_ value: Value) {
    told = value
  }

  /// Tells until the value is one that was told last.
  func tell(_ value: () -> Value, to handler: (Value) -> Void) {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while case let new = value(), new != told {
      told = new
      handler(new)
    }
  }
}
