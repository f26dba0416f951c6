public import FlowCore
public import Observation

/// The state of a text field or a text area: editable text.
@Observable
public final class TextFieldState: FocusableInputTarget {
  /// The text; setting it to another text does not call `onChange`, clears the undo history, and
  /// moves the caret to the end.
  ///
  /// In the new text, line breaks become spaces unless `isMultiline` is true, characters that the
  /// format does not accept are left out, and everything beyond the limit is cut off. If that makes
  /// it the current text, nothing changes.
  public var text: String {
    get { editable.text }
    set {
      let accepted = format.accepted(newValue)
      guard accepted != editable.text else { return }
      let new = EditableText(accepted, limit: editable.limit, allowsLineBreaks: isMultiline)
      if new.text != editable.text { editable = new }
    }
  }
  /// Called with the new text when the user has changed it.
  public var onChange: ((String) -> Void)?
  /// Called when text that the user entered is rejected because it would exceed the limit, or
  /// because the format accepts none of it.
  public var onRefusal: (() -> Void)?
  /// Called when Enter is pressed; in a text area, Ctrl+Enter.
  public var onSubmit: (() -> Void)?
  /// Called when the field loses the focus.
  package var onLeave: (() -> Void)?
  /// Called with each key before the field handles it, while the field has the focus and no text is
  /// being composed; returns whether the key is handled.
  public var onKey: ((KeyPress) -> Bool)?
  /// Whether the text can be edited.
  public var isEnabled = true {
    didSet { reveal?.isEnabled = isEnabled }
  }
  /// Whether the field conceals its text with dots and does not allow copying, as for a password.
  public let isSecure: Bool
  /// Whether the text can have several lines, for a ``TextArea``.
  public let isMultiline: Bool
  /// Whether a secure field has a button that shows its text, and conceals it again.
  public var canBeRevealed: Bool { reveal != nil }
  /// What the field accepts, and how it shows it.
  public let format: InputFormat

  public var hasFocus = false {
    didSet {
      if !hasFocus { composition = nil }
      if oldValue, !hasFocus { onLeave?() }
    }
  }

  /// The composition of an input method, shown in place of the selection; a password field accepts
  /// none, nor does one with a format.
  ///
  /// It is not part of the text, and does not call `onChange`.
  public var composition: TextComposition? {
    get { editable.composition }
    set { editable.compose(isEnabled && !isSecure && format.allowsComposition ? newValue : nil) }
  }

  var editable: EditableText
  var presses = PressCounter()
  /// Whether a search field shows the text.
  @ObservationIgnored var hasSearchIcon = false
  /// The scroll state of a text area.
  @ObservationIgnored private(set) lazy var scroll = ScrollState(passesOnAtEnds: true)
  /// The x to which Up and Down move the caret, in points from the page's leading edge, and the
  /// offset of the caret after the last of these keys; ignored once the caret has another offset,
  /// and `nil` after another key that moves the caret.
  @ObservationIgnored var targetX: (x: Double, caret: Int)?
  /// The offset at which the caret is shown at the end of a row instead of the start of the next
  /// one; ignored once the caret has another offset.
  var rowEnd: Int?
  @ObservationIgnored weak var press: TextFieldPress?
  /// The button that reveals the text; `nil` if it cannot be revealed.
  let reveal: Control?
  private(set) var isRevealed = false
  /// The button that clears a search.
  @ObservationIgnored private(set) lazy var clear: Control = {
    let clear = Control { [weak self] in self?.removeAll() }
    clear.skipsTab = true
    return clear
  }()

  /// Creates a state; `onChange` must not strongly capture an object that keeps the state alive.
  ///
  /// - Parameters:
  ///   - text: The initial text; it is cleaned in the same way as when `text` is set.
  ///   - isMultiline: Whether the text can have several lines; ignored for a secure field and for
  ///     one with a format.
  ///   - isSecure: Whether the field conceals its text.
  ///   - canBeRevealed: Whether a secure field has a button that shows its text.
  ///   - format: What the field accepts, and how it shows it.
  ///   - limit: The maximum number of characters; lower if the format has a lower limit.
  ///   - onChange: Called with the new text when the user has changed it.
  public init(
    _ text: String = "", isMultiline: Bool = false, isSecure: Bool = false,
    canBeRevealed: Bool = false, format: InputFormat = .any, limit: Int = 10_000,
    onChange: ((String) -> Void)? = nil
  ) {
    (self.isSecure, self.format) = (isSecure, format)
    self.isMultiline = isMultiline && !isSecure && format == .any
    self.onChange = onChange
    editable = EditableText(
      format.accepted(text), limit: min(limit, format.limit ?? limit),
      allowsLineBreaks: self.isMultiline)
    reveal = isSecure && canBeRevealed ? Control() : nil
    // As in other toolkits, the button is for the pointer; Tab goes on to the next field.
    reveal?.skipsTab = true
    reveal?.onActivate = { [weak self] in self?.isRevealed.toggle() }
  }

  /// Selects the whole text, so that typing replaces it.
  public func selectAll() { editable.selectAll() }

  /// Removes the whole text as an edit by the user, which calls `onChange` and can be undone.
  func removeAll() {
    edit {
      $0.selectAll()
      $0.delete(.back)
    }
  }

  public var reach: KeyboardReach { isEnabled ? .tab : .none }

  public var takesFocusByPress: Bool { isEnabled }

  public var cursor: Cursor { isEnabled ? .text : .arrow }

  public func handle(_ text: String, _ context: LayoutContext) -> Bool {
    guard isEnabled else { return false }
    insert(text)
    return true
  }

  public func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard isEnabled else { return false }
    return onKey?(key) ?? false || move(by: key, in: frame, context) || edit(by: key, context)
  }

  public func caret(in frame: Rect, _ context: LayoutContext) -> Rect? {
    isEnabled ? edited(in: frame, context).caret : nil
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    isEnabled ? TextFieldPress(self, frame: frame, context) : nil
  }

  var isConcealed: Bool { isSecure && !isRevealed }

  var shown: ShownText { ShownText(editable, isConcealed: isConcealed, format: format) }

  /// The line of a shown text; it reads in the direction of its first letter or, without letters,
  /// in the layout direction, except for numbers: in a line that reads from right to left, their
  /// groups and their sign would swap positions.
  func line(of shown: ShownText, _ context: LayoutContext) -> TextLine {
    TextLine(
      shown.text, style: context.style(.body),
      direction: format.readsFromLeft ? .leftToRight : context.direction,
      measuring: context.measuring)
  }

  func edit(_ change: (inout EditableText) -> Void) {
    let before = editable.text
    change(&editable)
    if editable.text != before { onChange?(editable.text) }
  }

  func insert(_ addition: String) {
    let (start, end) = editable.textAroundSelection
    let accepted = format.accepted(addition, after: start, before: end)
    var fits = !accepted.isEmpty || addition.isEmpty
    if fits { edit { fits = $0.insert(accepted) } }
    if !fits { onRefusal?() }
  }
}
