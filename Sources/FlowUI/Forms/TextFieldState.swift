public import FlowCore

/// A line of text that a person writes: the part behind a text field.
public final class TextFieldState: FocusableInputTarget {
  /// What it says; a change from here is not told, cannot be undone, and puts the caret at its end.
  public var text: String {
    get { editable.text }
    set {
      if newValue != editable.text { editable = EditableText(newValue, limit: editable.limit) }
    }
  }
  /// Called when a person has changed what it says.
  public var onChange: ((String) -> Void)?
  /// Called when something that a person has put in was refused, as there was no room for all of
  /// it.
  public var onRefusal: (() -> Void)?
  /// Called at Enter.
  public var onSubmit: (() -> Void)?
  /// Takes keys ahead of the field, while it has the focus and nothing is composed; says whether it
  /// took one.
  public var onKey: ((KeyPress) -> Bool)?
  /// Whether it can be written in.
  public var isEnabled = true
  /// Whether only dots are seen, and nothing can be copied: for passwords.
  public let isSecure: Bool

  public var hasFocus = false {
    didSet {
      if !hasFocus { composition = nil }
    }
  }

  /// What an input method composes, in the place of what is selected; a password takes none.
  ///
  /// It is no part of the text, and nobody is told of it.
  public var composition: TextComposition? {
    get { editable.composition }
    set { editable.compose(isEnabled && !isSecure ? newValue : nil) }
  }

  /// The text with caret, selection and past.
  var editable: EditableText
  /// Presses soon after one another in one place select more and more.
  var presses = PressCounter()

  /// Creates a field; the closures should hold nobody strongly.
  ///
  /// - Parameters:
  ///   - text: What it says at first.
  ///   - isSecure: Whether only dots are seen.
  ///   - limit: The most characters it takes.
  ///   - onChange: Called when a person has changed what it says.
  public init(
    _ text: String = "", isSecure: Bool = false, limit: Int = 10_000,
    onChange: ((String) -> Void)? = nil
  ) {
    self.isSecure = isSecure
    self.onChange = onChange
    editable = EditableText(text, limit: limit)
  }

  /// Selects all that it says: what is written next takes its place.
  public func selectAll() { editable.selectAll() }

  public var reach: KeyboardReach { isEnabled ? .tab : .none }

  public var takesFocusByPress: Bool { isEnabled }

  public var cursor: Cursor { isEnabled ? .text : .arrow }

  public func take(_ text: String, _ context: LayoutContext) -> Bool {
    guard isEnabled else { return false }
    insert(text)
    return true
  }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    isEnabled && (onKey?(key) ?? false || move(by: key, context) || edit(by: key, context))
  }

  public func caret(in frame: Rect, _ context: LayoutContext) -> Rect? {
    isEnabled ? TextFieldBox.caret(of: self, in: frame, context) : nil
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    isEnabled ? TextFieldPress(self, frame: frame, context) : nil
  }

  /// What is seen of the text.
  var shown: ShownText { ShownText(editable, isSecure: isSecure) }

  /// A line of what is seen; it reads as its first letter does, else as the stage.
  func line(of shown: ShownText, _ context: LayoutContext) -> TextLine {
    TextLine(
      shown.words, style: context.style(.body), direction: context.direction,
      measuring: context.measuring)
  }

  /// Changes the text, and tells so if it is another one then.
  func edit(_ change: (inout EditableText) -> Void) {
    let before = editable.text
    change(&editable)
    if editable.text != before { onChange?(editable.text) }
  }

  /// Puts words in the place of what is selected, or tells that there is no room.
  func insert(_ words: String) {
    var fits = true
    edit { fits = $0.insert(words) }
    if !fits { onRefusal?() }
  }
}
