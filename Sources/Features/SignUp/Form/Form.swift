internal import FlowCore
internal import FlowUI

/// The fields of a page, and the way on from it.
///
/// Enter goes to the next field, and from the last one on; nobody gets on before all of them are
/// right.
final class Form {
  /// Called when somebody goes on and all fields are right.
  var onSubmit: (() -> Void)?
  /// The way on.
  let way = Control()
  /// How far the page is scrolled.
  let scroll = ScrollState()

  private let fields: [FormField]
  private let others: [any FocusableInputTarget]
  /// What shall be seen as soon as it is laid out with what is said about it.
  private var news: FormPlace?

  /// Creates a form; the first field has the focus.
  ///
  /// - Parameters:
  ///   - fields: The fields, in order.
  ///   - others: What else of the page can have the focus.
  init(_ fields: [FormField], others: [any FocusableInputTarget] = []) {
    self.fields = fields
    self.others = others
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.state.onSubmit = { [weak self, weak next] in
        if let next { self?.focus(next.state) }
      }
    }
    fields.last?.state.onSubmit = { [weak self] in self?.submit() }
    way.onActivate = { [weak self] in self?.submit() }
    if let first = fields.first { focus(first.state) }
  }

  /// Goes on, or to the first field that is not right.
  func submit() {
    let wrong = fields.filter { !$0.settle() }
    guard let first = wrong.first else {
      onSubmit?()
      return
    }
    point(at: first.state, first.place)
  }

  /// Says that what is written in a field is refused, until it is changed.
  func refuse(_ field: FormField, _ problem: String) {
    field.refuse(problem)
    point(at: field.state, field.place)
  }

  /// Gives a part the focus, and scrolls it into view with what is said about it.
  func point(at target: any FocusableInputTarget, _ place: FormPlace) {
    focus(target)
    news = place
  }

  /// Gives a part of the page the focus.
  func focus(_ target: any FocusableInputTarget) {
    for other in fields.map(\.state) + [way] + others { other.hasFocus = other === target }
  }
}

/// After all input it looks which field has the focus, and what there is to be seen.
extension Form: InteractionObserver {
  func interactionChanged(_ attention: InteractionState) {
    for field in fields { field.noticeFocus() }
    guard let frame = news?.frame else { return }
    news = nil
    scroll.reveal(frame.minY - Spacing.related...frame.maxY + Spacing.related)
  }
}
