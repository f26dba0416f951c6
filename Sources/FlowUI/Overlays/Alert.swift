internal import FlowCore

/// A question or a message that a person must answer before anything else: a card in the middle of
/// the stage.
///
/// Two answers stand beside each other where both fit, more of them below each other. At first the
/// default answer has the focus, so that Enter gives it; Escape gives the one that cancels, or the
/// only one. A tap elsewhere does nothing.
public final class Alert {
  /// One of its answers.
  public struct Action {
    /// What it means.
    public enum Role: Hashable, Sendable, CaseIterable {
      /// What most people want: one of them at most.
      case `default`
      /// Nothing shall happen: one of them at most.
      case cancel
      /// Something that cannot be undone.
      case destructive
      /// Another way on.
      case other
    }

    /// What it says.
    public var title: String
    /// What it means.
    public var role: Role
    /// Called when it is chosen, after the alert has closed.
    public var action: () -> Void

    /// Creates an answer; the closure should hold nobody strongly.
    public init(_ title: String, role: Role = .default, action: @escaping () -> Void = {}) {
      self.title = title
      self.role = role
      self.action = action
    }
  }

  /// What it says first; may be empty.
  public let title: String
  /// What else there is to know; may be empty.
  public let message: String
  /// Called when it has been closed, in whatever way; before the action that has been chosen.
  public var onClose: (() -> Void)?

  /// The answers in the order in which they stand below each other.
  let actions: [Action]
  /// What is pressed of each.
  let controls: [Control]
  let scroll = ScrollState()
  let fade = Fade()
  let ground = CardGround()
  let backdrop = Backdrop()
  weak var overlays: Overlays?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: What it says first; may be empty.
  ///   - message: What else there is to know; it scrolls where it is long.
  ///   - actions: The answers in the order of their weight; the one that cancels stands apart, in
  ///     the end or beside the other one. Without any there is one that says OK.
  public init(_ title: String, message: String = "", actions: [Action] = []) {
    self.title = title
    self.message = message
    let given = actions.isEmpty ? [Action("OK")] : actions
    self.actions = given.filter { $0.role != .cancel } + given.filter { $0.role == .cancel }
    controls = self.actions.map { _ in Control() }
    for (index, control) in controls.enumerated() {
      control.onActivate = { [weak self] in self?.choose(index) }
      control.onKey = { [weak self] key in self?.step(key, from: index) ?? false }
    }
    let first = self.actions.firstIndex { $0.role == .default } ?? self.actions.count - 1
    controls[first].hasFocus = true
  }

  private func choose(_ index: Int) {
    closeSelf()
    actions[index].action()
  }

  /// Arrows lead from answer to answer; those up and down only as long as there is nothing to
  /// scroll.
  private func step(_ key: KeyPress, from index: Int) -> Bool {
    let way: Int
    switch key.description {
    case "Left": way = isReversed ? 1 : -1
    case "Right": way = isReversed ? -1 : 1
    case "Up" where scroll.limit == 0: way = -1
    case "Down" where scroll.limit == 0: way = 1
    default: return false
    }
    let goal = min(max(index + way, 0), controls.count - 1)
    controls[index].hasFocus = false
    controls[goal].hasFocus = true
    return true
  }

  /// Whether the answers stand beside each other, the one that matters most at the end.
  var isReversed = false
}

extension Alert: Overlay {
  var isGone: Bool { fade.isGone }

  var node: AccessibilityNode { AccessibilityNode(.alert, title) }

  func appear(_ pace: Pace?) { fade.run(to: 1, pace) }

  func disappear(_ pace: Pace?) { fade.run(to: 0, pace) }

  func goBack() {
    let cancel = actions.firstIndex { $0.role == .cancel }
    if let index = cancel ?? (actions.count == 1 ? 0 : nil) { choose(index) }
  }
}
