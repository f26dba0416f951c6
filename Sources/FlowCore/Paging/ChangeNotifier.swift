/// Reports the current value of a changing property whenever it differs from the value reported
/// last.
///
/// The handler may change the value: that change is reported after the handler returns.
@MainActor
final class ChangeNotifier<Value: Equatable> {
  private var lastReported: Value
  private var isReporting = false

  /// The initial value is not reported.
  init(_ value: Value) {
    lastReported = value
  }

  func tell(_ value: () -> Value, to handler: (Value) -> Void) {
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    while case let new = value(), new != lastReported {
      lastReported = new
      handler(new)
    }
  }
}
