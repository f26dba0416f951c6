/// The controls of a screen, made where they are used, together with what a press does.
///
/// ```swift
/// final class PayPage: ComposedScreen {
///   let name = "pay"
///   var onPay: (() -> Void)?
///   private lazy var press = Presses(self)
///
///   func body(in context: LayoutContext) -> [any Element] {
///     SafeArea { Button("Pay", control: press { $0.onPay?() }) }
///   }
/// }
/// ```
///
/// Each call in the source code has one control, which is the same in all layouts, and so keeps its
/// focus. ``rows(id:fileID:line:column:_:)`` does the same for the rows of a list, and
/// ``callAsFunction(submitting:_:)`` for a form. In an `@Observable` screen, mark `press` with
/// `@ObservationIgnored`.
@MainActor
public final class Presses<Owner: AnyObject> {
  private struct Key: Hashable {
    let source: ElementSource
    let column: UInt
    let id: AnyHashable?
  }

  @MainActor
  private final class Entry {
    let control = Control()
    var action: (Owner) -> Void = { _ in }
  }

  @MainActor
  private final class RowsEntry {
    let controls = RowControls()
    var action: (Owner, Int) -> Void = { _, _ in }
  }

  private weak var owner: Owner?
  private var entries: [Key: Entry] = [:]
  private var rows: [Key: RowsEntry] = [:]

  /// Creates an object without controls; it does not keep the owner alive.
  public init(_ owner: Owner) { self.owner = owner }

  /// Returns the control of this call.
  ///
  /// - Parameters:
  ///   - id: Tells the controls of one call apart if it is made several times in a layout, as in a
  ///     loop, or in a function that makes several buttons. The control of each identifier is kept
  ///     as long as the screen.
  ///   - isEnabled: Whether the control can be used; set during the layout, before the element that
  ///     gets the control reads it.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - action: Called with the owner when the control is pressed; each layout replaces the
  ///     closure. It must use its argument and not capture the owner, which would keep the owner
  ///     alive.
  public func callAsFunction(
    id: AnyHashable? = nil, isEnabled: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, _ action: @escaping (Owner) -> Void
  ) -> Control {
    let key = Key(source: ElementSource(fileID: fileID, line: line), column: column, id: id)
    let entry = entries[key] ?? makeEntry(for: key)
    entry.action = action
    if entry.control.isEnabled != isEnabled { entry.control.isEnabled = isEnabled }
    return entry.control
  }

  /// Returns the controls of the rows of a list.
  ///
  /// ```swift
  /// Rows(teas.count, controls: press.rows { $0.onChoice?(teas[$1]) }) { index, control in
  ///   ListRow(teas[index].name, control: control)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: Tells the lists of one call apart if it is made several times in a layout.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - action: Called with the owner and the row's index when a row is pressed; each layout
  ///     replaces the closure. It must not capture the owner.
  public func rows(
    id: AnyHashable? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, _ action: @escaping (Owner, Int) -> Void
  ) -> RowControls {
    let key = Key(source: ElementSource(fileID: fileID, line: line), column: column, id: id)
    let entry = rows[key] ?? makeRows(for: key)
    entry.action = action
    return entry.controls
  }

  /// Returns the form, after setting what it does when it is submitted and all fields are valid.
  ///
  /// ```swift
  /// Form(state: press(submitting: form) { $0.pay() }) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - form: The form; its previous `onSubmit` is replaced.
  ///   - action: Called with the owner after submitting, if all fields are valid; must not capture
  ///     the owner.
  public func callAsFunction(
    submitting form: FormState, _ action: @escaping (Owner) -> Void
  ) -> FormState {
    form.onSubmit = { [weak self] in
      if let owner = self?.owner { action(owner) }
    }
    return form
  }

  private func makeRows(for key: Key) -> RowsEntry {
    let entry = RowsEntry()
    entry.controls.onChoice = { [weak self, weak entry] index in
      if let owner = self?.owner { entry?.action(owner, index) }
    }
    rows[key] = entry
    return entry
  }

  private func makeEntry(for key: Key) -> Entry {
    let entry = Entry()
    entry.control.onActivate = { [weak self, weak entry] in
      if let owner = self?.owner { entry?.action(owner) }
    }
    entries[key] = entry
    return entry
  }
}
