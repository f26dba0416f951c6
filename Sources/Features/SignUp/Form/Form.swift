internal import FlowCore
internal import FlowUI

/// The fields of a page, and its continue button.
///
/// Enter moves the focus to the next field; in the last field it submits the form, which succeeds
/// only if all fields are valid.
@MainActor
final class Form {
  var onSubmit: (() -> Void)?
  let submitButton = Control()
  let scroll = ScrollState()

  private let fields: [FormField]
  private let others: [any FocusableInputTarget]
  /// The frame of the input target to scroll into view, once the target has been laid out together
  /// with its validation message.
  private var frameToReveal: FormFrame?
  private var hasRevealedFocus = false

  /// Focuses the first field; `others` are the page's other targets that can have the focus.
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

  func submit() {
    let wrong = fields.filter { !$0.validate() }
    guard let first = wrong.first else {
      onSubmit?()
      return
    }
    point(at: first.state, first.formFrame)
  }

  /// The problem remains until the field is validated again.
  func refuse(_ field: FormField, _ problem: String) {
    field.refuse(problem)
    point(at: field.state, field.formFrame)
  }

  func point(at target: any FocusableInputTarget, _ frame: FormFrame) {
    focus(target)
    frameToReveal = frame
  }

  func revealFirstFocus() {
    guard !hasRevealedFocus else { return }
    hasRevealedFocus = true
    guard let frame = fields.first(where: \.state.hasFocus)?.formFrame.frame else { return }
    scroll.reveal(
      frame.minY - Metrics.related...frame.maxY + Metrics.group, animated: false)
  }

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
