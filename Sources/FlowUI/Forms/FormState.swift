internal import FlowCore

/// The fields of a form in the order in which Enter moves through them, and the button that submits
/// them.
///
/// Enter in the last field submits the form, as the button does. If a field has a problem then, the
/// first one that has gets the focus, and is scrolled into view together with the problem.
@MainActor
public final class FormState {
  /// Called when the form is submitted and all fields are valid.
  public var onSubmit: (() -> Void)?
  /// The control of the button that submits the form.
  public let submitButton = Control()
  /// The state of the scroll area that contains the form.
  public let scroll = ScrollState()

  private let fields: [FormFieldState]
  private let others: [any FocusableInputTarget]
  /// The frames of the form's elements in the scrolled content, by the input targets in them.
  private var frames: [ObjectIdentifier: Rect] = [:]
  /// The input target to scroll into view, once it has been laid out together with its problem.
  private var targetToReveal: (any FocusableInputTarget)?
  private var hasRevealedFocus = false

  /// Creates the state of a form.
  ///
  /// - Parameters:
  ///   - fields: The text fields, in their order.
  ///   - others: The other targets of the page that can have the focus.
  ///   - focusesFirst: Whether the first field has the focus from the start.
  public init(
    _ fields: [FormFieldState], others: [any FocusableInputTarget] = [], focusesFirst: Bool = true
  ) {
    self.fields = fields
    self.others = others
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.input.onSubmit = { [weak self, weak next] in
        if let next { self?.focus(next.input) }
      }
    }
    fields.last?.input.onSubmit = { [weak self] in self?.submit() }
    submitButton.onActivate = { [weak self] in self?.submit() }
    if focusesFirst, let first = fields.first { focus(first.input) }
  }

  /// Calls `onSubmit` if all fields are valid, and otherwise shows the first one that is not.
  public func submit() {
    if validate() { onSubmit?() }
  }

  /// Checks all fields, and shows the first one that is not valid; returns whether all are.
  @discardableResult
  public func validate() -> Bool {
    guard let first = fields.filter({ !$0.validate() }).first else { return true }
    show(first.input)
    return false
  }

  /// Shows a field with a problem that comes from elsewhere than from its check, such as from a
  /// server.
  public func refuse(_ field: FormFieldState, _ problem: String) {
    field.refuse(problem)
    show(field.input)
  }

  /// Gives the focus to a target of the form, and scrolls it into view once it is laid out.
  public func show(_ target: any FocusableInputTarget) {
    focus(target)
    targetToReveal = target
  }

  /// Gives the focus to a target of the form.
  public func focus(_ target: any FocusableInputTarget) {
    for other in fields.map(\.input) + [submitButton] + others {
      other.hasFocus = other === target
    }
  }

  func note(_ targets: [any InputTarget], in frame: Rect) {
    for target in targets { frames[ObjectIdentifier(target)] = frame }
  }

  func revealFirstFocus() {
    guard !hasRevealedFocus else { return }
    hasRevealedFocus = true
    guard let first = fields.first(where: \.input.hasFocus) else { return }
    reveal(first.input, animated: false)
  }

  private func reveal(_ target: any FocusableInputTarget, animated: Bool) {
    guard let frame = frames[ObjectIdentifier(target)] else { return }
    scroll.reveal(
      frame.minY - Metrics.related...frame.maxY + Metrics.group, animated: animated)
  }
}

extension FormState: InteractionObserver {
  /// Checks a field that has lost the focus, and scrolls to a new problem.
  public func interactionChanged(_ state: InteractionState) {
    for field in fields { field.noticeFocus() }
    guard let target = targetToReveal else { return }
    targetToReveal = nil
    reveal(target, animated: true)
  }
}
