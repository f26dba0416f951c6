internal import FlowCore
internal import FlowUI

/// The fields of a page, and its continue button.
///
/// Enter moves the focus to the next field; in the last field it submits the form, which succeeds
/// only if all fields are valid.
@MainActor
final class Form {
  /// Called when the form is submitted and all fields are valid.
  var onSubmit: (() -> Void)?
  /// The control of the continue button.
  let submitButton = Control()
  /// The scroll state of the page.
  let scroll = ScrollState()

  private let fields: [FormField]
  private let others: [any FocusableInputTarget]
  /// The frame of the input target to scroll into view, once the target has been laid out together
  /// with its validation message.
  private var frameToReveal: FormFrame?
  private var hasRevealedFocus = false

  /// Creates a form and focuses its first field.
  ///
  /// - Parameters:
  ///   - fields: The fields, in order.
  ///   - others: The other input targets of the page that can have the focus.
  init(_ fields: [FormField], others: [any FocusableInputTarget] = []) {
    self.fields = fields
    self.others = others
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.state.onSubmit = { [weak self, weak next] in
        if let next { self?.focus(next.state) }
      }
    }
    fields.last?.state.onSubmit = { [weak self] in self?.submit() }
    submitButton.onActivate = { [weak self] in self?.submit() }
    if let first = fields.first { focus(first.state) }
  }

  /// Calls `onSubmit` if all fields are valid; otherwise shows the problems and focuses the first
  /// invalid field.
  func submit() {
    let wrong = fields.filter { !$0.validate() }
    guard let first = wrong.first else {
      onSubmit?()
      return
    }
    point(at: first.state, first.formFrame)
  }

  /// Focuses a field and shows a problem with it until the field's text changes.
  func refuse(_ field: FormField, _ problem: String) {
    field.refuse(problem)
    point(at: field.state, field.formFrame)
  }

  /// Focuses an input target and scrolls it into view together with its validation message.
  func point(at target: any FocusableInputTarget, _ frame: FormFrame) {
    focus(target)
    frameToReveal = frame
  }

  /// Scrolls the field that has the focus from the start into view; only the first call has an
  /// effect.
  func revealFirstFocus() {
    guard !hasRevealedFocus else { return }
    hasRevealedFocus = true
    guard let frame = fields.first(where: \.state.hasFocus)?.formFrame.frame else { return }
    scroll.reveal(
      frame.minY - Metrics.related...frame.maxY + Metrics.group, animated: false)
  }

  /// Moves the focus to an input target of the page.
  func focus(_ target: any FocusableInputTarget) {
    for other in fields.map(\.state) + [submitButton] + others { other.hasFocus = other === target }
  }
}

/// After each input event, the form validates a field that has lost the focus, and scrolls to a new
/// validation message.
extension Form: InteractionObserver {
  func interactionChanged(_ state: InteractionState) {
    for field in fields { field.noticeFocus() }
    guard let frame = frameToReveal?.frame else { return }
    frameToReveal = nil
    scroll.reveal(frame.minY - Metrics.related...frame.maxY + Metrics.group)
  }
}
