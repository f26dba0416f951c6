internal import FlowCore
public import Observation

/// The fields of a form in the order in which Enter moves through them, and the button that submits
/// them.
///
/// Enter skips disabled fields. In the last field that is enabled it activates the button, and so
/// submits the form unless the button is disabled. If some fields are not valid then, the first of
/// them gets the focus, and is scrolled into view together with its problem.
@MainActor
@Observable
public final class FormState {
  /// Called when the form is submitted and all fields are valid.
  @ObservationIgnored public var onSubmit: (() -> Void)?
  /// The control of the button that submits the form.
  public let submitButton = Control()
  /// The state of the scroll area that contains the form.
  public let scroll = ScrollState()

  private let fields: [FormFieldState]
  private let others: [any FocusableInputTarget]
  /// The input target to scroll into view, once it has been laid out together with its problem.
  private(set) var targetToReveal: (any FocusableInputTarget)?
  @ObservationIgnored private var hasRevealedFocus = false

  /// Creates the state of a form.
  ///
  /// - Parameters:
  ///   - fields: The text fields, in their order.
  ///   - others: The other targets of the page that can have the focus, such as switches: a field
  ///     takes the focus from them.
  ///   - focusesFirst: Whether the first field has the focus from the start.
  public init(
    _ fields: [FormFieldState], others: [any FocusableInputTarget] = [], focusesFirst: Bool = true
  ) {
    self.fields = fields
    self.others = others
    for (index, field) in fields.enumerated() {
      field.input.onSubmit = { [weak self] in self?.leaveField(at: index) }
    }
    submitButton.onActivate = { [weak self] in self?.submit() }
    if focusesFirst, let first = fields.first { focus(first.input) }
  }

  private func leaveField(at index: Int) {
    if let next = fields[(index + 1)...].first(where: \.input.isEnabled) {
      focus(next.input)
    } else {
      submitButton.activate()
    }
  }

  /// Calls `onSubmit` if all fields are valid, and otherwise shows the first one that is not.
  public func submit() {
    if validate() { onSubmit?() }
  }

  /// Checks all fields, and shows the first one that is not valid; returns whether all are.
  @discardableResult
  public func validate() -> Bool {
    // All fields are checked, so that each of them shows its problem.
    guard let first = fields.filter({ !$0.validate() }).first else { return true }
    show(first.input)
    return false
  }

  /// Shows a field with a problem that its own check did not find, such as one from a server.
  public func refuse(_ field: FormFieldState, _ problem: String) {
    field.refuse(problem)
    show(field.input)
  }

  /// Gives the focus to a target of the form, and scrolls it into view once it is laid out.
  public func show(_ target: any FocusableInputTarget) {
    focus(target)
    targetToReveal = target
  }

  /// Gives the focus to a target of the page.
  public func focus(_ target: any FocusableInputTarget) {
    for other in fields.map(\.input) + [submitButton] + others where other !== target {
      other.hasFocus = false
    }
    target.hasFocus = true
  }

  /// Scrolls the target to reveal into view; after the first layout, also a field with the focus.
  ///
  /// - Parameter frames: The frames of the form's elements in the scrolled content, by the input
  ///   targets in them.
  func wasLaidOut(_ frames: [ObjectIdentifier: Rect]) {
    if !hasRevealedFocus, let first = fields.first(where: \.input.hasFocus) {
      reveal(frames[ObjectIdentifier(first.input)], animated: false)
    }
    hasRevealedFocus = true
    guard let target = targetToReveal else { return }
    targetToReveal = nil
    reveal(frames[ObjectIdentifier(target)], animated: true)
  }

  private func reveal(_ frame: Rect?, animated: Bool) {
    guard let frame else { return }
    scroll.reveal(
      frame.minY - Metrics.related...frame.maxY + Metrics.group, animated: animated)
  }
}

extension FormState: InteractionObserver {
  /// Checks a field that has lost the focus.
  public func interactionChanged(_ state: InteractionState) {
    for field in fields { field.noticeFocus() }
  }
}
