public import FlowCore
public import Observation

/// The state of a text field: one line of editable text.
@Observable
public final class TextFieldState: FocusableInputTarget {
  /// The text; setting it to another text does not call `onChange`, clears the undo history, and
  /// moves the caret to the end.
  ///
  /// Line breaks in a text that is set become spaces, characters that the format does not accept
  /// are left out, and text beyond the limit is cut off.
  public var text: String {
    get { editable.text }
    set {
      let accepted = format.accepted(newValue)
      if accepted != editable.text { editable = EditableText(accepted, limit: editable.limit) }
    }
  }
  /// Called with the new text when the user has changed it.
  public var onChange: ((String) -> Void)?
  /// Called when text that the user entered is rejected because it would exceed the limit, or
  /// because the format accepts none of it.
  public var onRefusal: (() -> Void)?
  /// Called when Enter is pressed.
  public var onSubmit: (() -> Void)?
  /// Called when the field loses the focus.
  public var onLeave: (() -> Void)?
  /// Called with each key before the field handles it, while the field has the focus and no text is
  /// being composed; returns whether the key is handled.
  public var onKey: ((KeyPress) -> Bool)?
  /// Whether the text can be edited.
  public var isEnabled = true
  /// Whether the field conceals its text with dots and does not allow copying, as for a password.
  public let isSecure: Bool
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
  /// The button that reveals the text; `nil` if it cannot be revealed.
  let reveal: Control?
  private(set) var isRevealed = false

  /// Creates a state; `onChange` must not strongly capture an object that keeps the state.
  ///
  /// - Parameters:
  ///   - text: The initial text, cleaned as one that is set.
  ///   - isSecure: Whether the field conceals its text.
  ///   - canBeRevealed: Whether a secure field has a button that shows its text.
  ///   - format: What the field accepts, and how it shows it.
  ///   - limit: The maximum number of characters; no more than the format has digits.
  ///   - onChange: Called with the new text when the user has changed it.
  public init(
    _ text: String = "", isSecure: Bool = false, canBeRevealed: Bool = false,
    format: InputFormat = .any, limit: Int = 10_000, onChange: ((String) -> Void)? = nil
  ) {
    (self.isSecure, self.format) = (isSecure, format)
    self.onChange = onChange
    editable = EditableText(format.accepted(text), limit: min(limit, format.limit ?? limit))
    reveal = isSecure && canBeRevealed ? Control() : nil
    // As in other toolkits, the button is for the pointer; Tab goes on to the next field.
    reveal?.skipsTab = true
    reveal?.onActivate = { [weak self] in self?.isRevealed.toggle() }
  }

  /// Selects the whole text, so that typing replaces it.
  public func selectAll() { editable.selectAll() }

  public var reach: KeyboardReach { isEnabled ? .tab : .none }

  public var takesFocusByPress: Bool { isEnabled }

  public var cursor: Cursor { isEnabled ? .text : .arrow }

  public func handle(_ text: String, _ context: LayoutContext) -> Bool {
    guard isEnabled else { return false }
    insert(text)
    return true
  }

  public func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    isEnabled && (onKey?(key) ?? false || move(by: key, context) || edit(by: key, context))
  }

  public func caret(in frame: Rect, _ context: LayoutContext) -> Rect? {
    isEnabled ? TextFieldBox.caret(of: self, in: frame, context) : nil
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    isEnabled ? TextFieldPress(self, frame: frame, context) : nil
  }

  var isConcealed: Bool { isSecure && !isRevealed }

  var shown: ShownText { ShownText(editable, isConcealed: isConcealed, format: format) }

  /// Reads in the direction of its first letter or, without letters, in the layout direction.
  func line(of shown: ShownText, _ context: LayoutContext) -> TextLine {
    TextLine(
      shown.text, style: context.style(.body), direction: context.direction,
      measuring: context.measuring)
  }

  func edit(_ change: (inout EditableText) -> Void) {
    let before = editable.text
    change(&editable)
    if editable.text != before { onChange?(editable.text) }
  }

  func insert(_ addition: String) {
    let accepted = format.accepted(addition)
    var fits = !accepted.isEmpty || addition.isEmpty
    if fits { edit { fits = $0.insert(accepted) } }
    if !fits { onRefusal?() }
  }
}
