internal import FlowCore
internal import FlowUI
internal import SDLWindow

/// Drives a session with the time and the input of a window, and has the window follow what the
/// session wants: text input, mouse cursor, clipboard and primary selection.
@MainActor
final class SessionDriver {
  let session: FlowSession
  private let window: any InputWindow
  private let warn: @MainActor (String) -> Void
  /// Called in addition to `warn`.
  var onPasteRefusal: (@MainActor (PasteRefusal) -> Void)?
  /// Called with input in detail; returns whether it has handled the input, which is then sent
  /// nowhere else.
  var onWindowInput: (@MainActor (WindowInput) -> Bool)?
  var onUnusedKey: (@MainActor (KeyPress) -> Void)?
  var pacing = FramePacing()
  /// Whether the session takes the window's size, instead of being scaled to fit it.
  let followsWindow: Bool
  /// The number of window units per point of a session that follows the window; 1 for any other.
  var contentScale: Double
  private(set) var mapping: WindowMapping
  private var input: WindowEventTranslator
  private var textInput: WindowTextInput
  /// Whether there has been an event, or something has changed by itself, since the latest
  /// `followInput`; motion counts once it has settled.
  var hasNewInput = false
  /// Whether an input method has reported anything since the latest `followInput`.
  private var hasInputMethodReport = false
  /// Whether the previous key focused a field, in which the text of that key does not belong.
  private var previousKeyFocusedField = false
  /// The number of keys still to come that were fetched while text input was off.
  private var keysWithoutText = 0
  private var hasFocus = true
  /// The selected text that was made the primary selection last.
  private var selected: String?
  var isStale = true

  init(
    _ session: FlowSession, in window: any InputWindow, followsWindow: Bool, contentScale: Double,
    textInput: WindowTextInput = WindowTextInput(), warn: @escaping @MainActor (String) -> Void
  ) {
    self.session = session
    self.window = window
    self.followsWindow = followsWindow
    self.contentScale = contentScale
    self.textInput = textInput
    self.warn = warn
    mapping = WindowMapping(
      sessionSize: session.size, pixels: window.pixelSize, units: window.size, fills: followsWindow)
    input = WindowEventTranslator(mapping: mapping)
    session.onCopy = { [weak window] in window?.clipboard = $0 }
  }

  // MARK: Time

  var needsFrame: Bool { isStale || session.isMoving }

  func advance(to time: Duration) -> Instant {
    if let due = session.deadline { pacing.leaveOutStall(after: due, at: time) }
    let instant = pacing.instant(at: time)
    advance(to: instant)
    return instant
  }

  func advance(to instant: Instant) {
    let (wasMoving, isDue) = (session.isMoving, isChangeDue(at: instant))
    // If something was moving, or is due now, a frame must be shown, even if everything settles
    // now.
    if wasMoving || isDue { isStale = true }
    session.advance(to: instant)
    if isDue || wasMoving && !session.isMoving { hasNewInput = true }
  }

  func isChangeDue(at instant: Instant) -> Bool {
    session.deadline.map { $0 <= instant } ?? false
  }

  /// Requests a layout and a frame, because the program may have changed any page.
  func setNeedsFrame() {
    session.setNeedsLayout()
    isStale = true
  }

  // MARK: Size

  func followWindow(at instant: Instant) {
    let size = window.extent.scaled(by: 1 / contentScale)
    guard followsWindow, size != session.size else { return }
    session.send(.resize(size), at: instant)
    isStale = true
  }

  /// Called for each frame, because window systems do not always report a new pixel size; returns
  /// whether the mapping has changed.
  func remap() -> Bool {
    let new = WindowMapping(
      sessionSize: session.size, pixels: window.pixelSize, units: window.size, fills: followsWindow)
    guard new != mapping else { return false }
    mapping = new
    input.remap(new)
    return true
  }

  /// Adapts to an area that has moved in its window: `x` and `y` are those of
  /// `WindowEventTranslator.shift`.
  func shift(x: Int, y: Int) {
    guard x != 0 || y != 0 else { return }
    input.shift(x: x, y: y)
    textInput.forgetCaret()
    (hasNewInput, isStale) = (true, true)
  }

  // MARK: Input

  /// Handles input, and the gain or loss of the focus; ignores all other events.
  ///
  /// - Returns: Whether the session has used the event.
  @discardableResult
  func handle(_ event: Event, at instant: Instant) -> Bool {
    if event.isFromInputMethod { hasInputMethodReport = true }
    let isTextOfShortcut = previousKeyFocusedField
    previousKeyFocusedField = false
    switch event {
    case .text where isTextOfShortcut:
      return true
    case .key("V", alt: false, control: true, shift: false, gui: false, isRepeat: false):
      countKey()
      return paste(event, at: instant)
    case .focus(let focus) where focus == hasFocus:
      return true
    case .focus(let focus):
      hasFocus = focus
      if focus { input.regainFocus(isButtonDown: window.isLeftButtonDown) }
      return send(event, at: instant)
    case .key:
      return type(event, at: instant)
    case .button, .mouseMoved, .mouseLeft, .finger, .wheel, .keyReleased, .text, .composition,
      .quit, .closeRequested, .resized, .exposed, .hidden, .deviceReset, .dropped, .woken, .other:
      return send(event, at: instant)
    }
  }

  /// Sends a key, and its text if the window system has not reported it.
  ///
  /// SDL derives text from keys when it fetches them from the window system, and after a stall it
  /// fetches many at once. Therefore, if a key focuses a field, the keys fetched together with it
  /// come without text, some of them perhaps after further frames; and if a key leaves a field,
  /// those fetched together with it come with text.
  ///
  /// - Returns: Whether the session has used the key, or will use its text.
  private func type(_ key: Event, at instant: Instant) -> Bool {
    let hadField = session.textInput != nil
    let hasNoText = countKey()
    let isUsed = send(key, at: instant)
    let hasField = session.textInput != nil
    previousKeyFocusedField = hasField && !hadField
    if hadField, hasField, hasNoText, let text = key.plainText {
      session.send(.text(text), at: instant)
    }
    return isUsed
  }

  /// Counts a key that was taken from the window's queue, even if nothing handles it; returns
  /// whether it was fetched while text input was off, so that the window system reports no text.
  @discardableResult
  func countKey() -> Bool {
    defer { keysWithoutText = max(0, keysWithoutText - 1) }
    return textInput.isOff || keysWithoutText > 0
  }

  /// Sends the clipboard's text as typed text, so that a recording contains it.
  ///
  /// During a composition, keys belong to the input method.
  private func paste(_ key: Event, at instant: Instant) -> Bool {
    guard session.textInput?.isComposing != true else { return send(key, at: instant) }
    let text = window.clipboard ?? ""
    guard !text.isEmpty else {
      // If the text is very long, SDL returns an empty one and no reason. A program that wants to
      // know of refusals, such as the viewer, also takes text without a field.
      if session.textInput != nil || onPasteRefusal != nil { refuse(.isMissing) }
      return send(key, at: instant)
    }
    guard text.utf8.count <= PasteRefusal.longest else {
      refuse(.isTooLong)
      return true
    }
    isStale = true
    return session.send(.text(text), at: instant)
  }

  private func refuse(_ refusal: PasteRefusal) {
    warn(refusal.message)
    onPasteRefusal?(refusal)
    isStale = true
  }

  private func send(_ event: Event, at instant: Instant) -> Bool {
    let inputs = input.translate(event, window: window.size) {
      window.isLeftButtonDown
    }
    if let detail = WindowInput(event, inputs, at: mapping.point(input.mouse)),
      onWindowInput?(detail) ?? false
    {
      setNeedsFrame()
      return true
    }
    var isUsed = false
    if case .button(2, isDown: false, _, _, _) = event { isUsed = pasteSelection(at: instant) }
    for input in inputs {
      let isInputUsed =
        session.send(input, at: instant) || event.writesText && session.textInput != nil
      if case .key(let key) = input, !isInputUsed { onUnusedKey?(key) }
      isUsed = isUsed || isInputUsed
      isStale = true
    }
    return isUsed
  }

  /// Inserts the primary selection where the middle mouse button was clicked, as a press there and
  /// typed text, so that a recording contains it; returns whether text can be inserted there.
  private func pasteSelection(at instant: Instant) -> Bool {
    let location = mapping.point(input.mouse)
    guard session.takesText(at: location), let text = window.primarySelection, !text.isEmpty else {
      return false
    }
    guard text.utf8.count <= PasteRefusal.longest else {
      refuse(.isTooLong)
      return true
    }
    for input in [
      InputEvent.pointer(.down, device: .mouse, finger: 0, location: location),
      .pointer(.up, device: .mouse, finger: 0, location: location), .text(text),
    ] {
      session.send(input, at: instant)
    }
    isStale = true
    return true
  }

  // MARK: What the window follows

  /// Makes the window follow the session; called after the frame that shows the input, because it
  /// needs the layout of the page.
  func followInput() {
    guard hasNewInput else { return }
    hasNewInput = false
    let wasOff = textInput.isOff
    let state = session.windowState
    let commands = textInput.commands(
      for: state.textInput, on: mapping, hasReport: hasInputMethodReport)
    hasInputMethodReport = false
    for command in commands {
      if command == .start, wasOff { keysWithoutText = window.pendingKeys }
      window.follow(command)
    }
    followSelection(state.copyableText)
    window.show(state.cursor)
  }

  /// Text that is deselected stays the primary selection, as everywhere on the desktop.
  private func followSelection(_ new: String?) {
    guard new != selected else { return }
    selected = new
    if let new { window.primarySelection = new }
  }
}

extension InputWindow {
  var extent: Size { Size(width: Double(size.width), height: Double(size.height)) }
}

extension Event {
  /// The text that a key writes, if that is certain: a shifted character other than a letter
  /// depends on the keyboard layout.
  fileprivate var plainText: String? {
    guard case .key(let name, alt: false, control: false, let shift, gui: false, _) = self else {
      return nil
    }
    if name == "Space" { return " " }
    guard name.count == 1, let character = name.first else { return nil }
    if character.isLetter { return shift ? name : name.lowercased() }
    return shift ? nil : name
  }

  /// Alt is allowed, because the right Alt key is AltGr in many keyboard layouts.
  fileprivate var writesText: Bool {
    guard case .key(let name, _, control: false, _, gui: false, _) = self else { return false }
    return name.count == 1 || name == "Space"
      || name.hasPrefix("Keypad ") && name != "Keypad Enter"
  }

  /// True for text from a plain keyboard, too.
  fileprivate var isFromInputMethod: Bool {
    switch self {
    case .text, .composition: true
    case .quit, .closeRequested, .button, .mouseMoved, .mouseLeft, .finger, .wheel, .key,
      .keyReleased, .focus,
      .resized, .exposed, .hidden, .deviceReset, .dropped, .woken, .other:
      false
    }
  }
}

/// Why the text of the clipboard or the primary selection is not pasted.
package enum PasteRefusal: Hashable, Sendable {
  /// The clipboard has no text, or a text so long that SDL reports none.
  case isMissing
  case isTooLong

  /// The largest size of a pasted text, in bytes: the limit for a text in a script, so that every
  /// recording can be played.
  static let longest = 1 << 20

  var message: String {
    switch self {
    case .isMissing: "nothing is pasted: the clipboard has no text, or too much of it"
    case .isTooLong: "nothing is pasted: the text has more than \(Self.longest >> 20) MiB"
    }
  }
}
