internal import FlowCore

/// A modal card in the middle of the screen with a message and actions to choose from.
///
/// Two actions appear side by side if both fit; otherwise the actions are stacked. The default
/// action, or else the last one, is focused initially, so that Enter chooses it; Escape chooses the
/// cancel action, or the only action. A tap outside does nothing.
@MainActor
public final class Alert {
  /// An action of an alert: one of its buttons.
  public struct Action {
    /// The meaning of an action.
    public enum Role: Hashable, Sendable, CaseIterable {
      /// The preferred action; at most one.
      case `default`
      /// The action that changes nothing; at most one.
      case cancel
      /// An action that cannot be undone.
      case destructive
      /// Any other action.
      case other
    }

    /// The title of the button; if it is empty, the button shows OK in the person's language.
    public var title: String
    /// The meaning of the action.
    public var role: Role
    /// Called when the action is chosen, after the alert has started to close.
    public var action: () -> Void

    /// Creates an action; the closure must not strongly capture an object that keeps the alert
    /// alive.
    public init(
      _ title: String, role: Role = .default, action: @escaping () -> Void = {}
    ) {
      self.title = title
      self.role = role
      self.action = action
    }
  }

  /// The title; may be empty.
  public let title: String
  /// The message below the title; may be empty.
  public let message: String
  /// Called whenever the alert is closed; if an action was chosen, before that action is called.
  public var onClose: (() -> Void)?

  /// In the order in which they are stacked.
  let actions: [Action]
  let controls: [Control]
  let scroll = ScrollState()
  let fade = Fade()
  let background = CardBackground()
  let backdrop = Backdrop()
  weak var overlays: Overlays?
  /// Whether the next layout scrolls to the focused action.
  var revealsFocus = false
  let location: ElementSource

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title; may be empty.
  ///   - message: The message below the title; it scrolls if it is long.
  ///   - actions: The actions in order of importance; the cancel action is moved to the end. If
  ///     there are none, an OK action is added.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, message: String = "", actions: [Action] = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.message = message
    let given = actions.isEmpty ? [Action("")] : actions
    self.actions = given.filter { $0.role != .cancel } + given.filter { $0.role == .cancel }
    controls = self.actions.map { _ in Control() }
    for (index, control) in controls.enumerated() {
      control.onActivate = { [weak self] in self?.choose(index) }
      control.onKey = { [weak self] key in self?.moveFocus(with: key, from: index) ?? false }
    }
  }

  private func choose(_ index: Int) {
    closeSelf()
    actions[index].action()
  }

  private func focusInitialAction() {
    let initial = actions.firstIndex { $0.role == .default } ?? actions.count - 1
    for (index, control) in controls.enumerated() { control.hasFocus = index == initial }
  }

  /// Moves the focus by an arrow key; if the message scrolls, Up and Down scroll it instead.
  private func moveFocus(with key: KeyPress, from index: Int) -> Bool {
    let step: Int
    switch key.description {
    case "Left": step = isReversed ? 1 : -1
    case "Right": step = isReversed ? -1 : 1
    case "Up" where scroll.limit == 0: step = -1
    case "Down" where scroll.limit == 0: step = 1
    default: return false
    }
    let target = min(max(index + step, 0), controls.count - 1)
    controls[index].hasFocus = false
    controls[target].hasFocus = true
    return true
  }

  /// True if the actions are side by side, the most important one at the trailing end.
  var isReversed = false
}

extension Alert: FadingOverlay {
  func appear(_ timing: OverlayTiming?) {
    // When the alert was last open, it may have been scrolled, and the focus may have moved to
    // another action.
    if isGone { scroll.jump(to: 0) }
    focusInitialAction()
    revealsFocus = true
    fade.run(to: 1, timing)
  }

  var node: AccessibilityNode { AccessibilityNode(.alert, name: title) }

  func goBack() {
    let cancel = actions.firstIndex { $0.role == .cancel }
    if let index = cancel ?? (actions.count == 1 ? 0 : nil) { choose(index) }
  }
}
