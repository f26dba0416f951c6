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
/// focus. A control that must be disabled, or that a form knows, is a stored ``Control``; the rows
/// of a long list have ``RowControls``. In an `@Observable` screen, `press` is
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

  private weak var owner: Owner?
  private var entries: [Key: Entry] = [:]

  /// Creates the controls of an object, which is not kept alive by them.
  public init(_ owner: Owner) { self.owner = owner }

  /// Returns the control of this call.
  ///
  /// - Parameters:
  ///   - id: Tells the controls of one call apart if it is made several times in a layout, as in a
  ///     loop, or in a function that makes several buttons. The control of each identifier is kept
  ///     as long as the screen.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - action: What a press does, with the owner; that of the latest layout counts. It must use
  ///     its argument, and not capture the owner, which would keep the owner alive.
  public func callAsFunction(
    id: AnyHashable? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, _ action: @escaping (Owner) -> Void
  ) -> Control {
    let key = Key(source: ElementSource(fileID: fileID, line: line), column: column, id: id)
    let entry = entries[key] ?? makeEntry(for: key)
    entry.action = action
    return entry.control
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
