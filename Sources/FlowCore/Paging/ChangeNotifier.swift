/// Reports each distinct value of something that changes, and never an outdated one.
///
/// The handler may change the value: that change is reported after the handler returns.
@MainActor
final class ChangeNotifier<Value: Equatable> {
  private var told: Value
  private var isTelling = false

  /// - Parameter value: The initial value, which is not reported.
  init(_ value: Value) {
    told = value
  }

  /// Calls the handler with each new value, until the value equals the last one reported.
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
