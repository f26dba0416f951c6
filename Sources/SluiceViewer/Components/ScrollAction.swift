internal import FlowCore

/// Handles all scrolling over an input target by calling a closure.
final class ScrollAction: ScrollResponder {
  private let action: (ScrollEvent) -> Void

  init(_ action: @escaping (ScrollEvent) -> Void) {
    self.action = action
  }

  func respond(to scroll: ScrollEvent) -> Bool {
    action(scroll)
    return true
  }
}
