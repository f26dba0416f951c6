internal import FlowCore
internal import FlowUI
internal import SDL

extension StageWindow {
  /// Waits until there is something to do, and takes all input that has come.
  func takeInput(until end: ContinuousClock.Instant?) {
    let event = Event.wait(
      milliseconds: pacing.patience(
        needsFrame: needsFrame, deadline: session.deadline, end: end))
    // What comes at once has one instant: after a stall nobody can tell how fast a pointer moved in
    // it.
    if let due = session.deadline { pacing.leaveOutStall(after: due) }
    let instant = pacing.now
    let wasMoving = session.isMoving
    // What moved until now, or is due, has to be shown: where it comes to rest.
    if wasMoving || session.deadline.map({ $0 <= instant }) ?? false { isStale = true }
    session.advance(to: instant)
    let hasInput = event != nil
    let isInputMethodHeard = takeAll(from: event, at: instant)
    // Not in each frame: to know where the caret is and what the mouse is over, the page must be
    // laid out.
    if hasInput || wasMoving && !session.isMoving {
      followTextInput(isHeard: isInputMethodHeard)
      cursor.show(session.cursor)
    }
  }

  /// Takes an event, and all that have come by now; says whether some are of an input method.
  func takeAll(from first: Event?, at instant: Instant) -> Bool {
    var event = first
    var (isInputMethodHeard, hasRepeat) = (false, false)
    while let current = event, !isClosing {
      // One a frame: of a key that takes long, much would still be to come after it was let go.
      if !current.isRepeat || !hasRepeat { take(current, at: instant) }
      hasRepeat = hasRepeat || current.isRepeat
      isInputMethodHeard = isInputMethodHeard || current.isFromInputMethod
      event = Event.poll()
    }
    return isInputMethodHeard
  }

  /// Tells the window system whether and where the session wants characters now.
  func followTextInput(isHeard: Bool) {
    for order in textInput.orders(for: session.textInput, on: mapping, isHeard: isHeard) {
      switch order {
      case .start: TextEntry.start()
      case .stop: TextEntry.stop()
      case .caret(let rect):
        TextEntry.setCaret(
          x: Int(rect.minX.rounded()), y: Int(rect.minY.rounded()),
          width: Int(rect.size.width.rounded(.up)), height: Int(rect.size.height.rounded(.up)))
      }
    }
  }

  /// Takes one event, for the window itself or for the session.
  func take(_ event: Event, at instant: Instant) {
    let isTextOfShortcut = hasLedToField
    hasLedToField = false
    switch event {
    case .text where isTextOfShortcut:
      break
    case .quit, .key("Q", alt: false, control: true, shift: false, gui: false, isRepeat: false):
      close()
    case .closeRequested:
      if canBeClosed { close() }
    case .key("V", alt: false, control: true, shift: false, gui: false, isRepeat: false):
      paste(event, at: instant)
    case .dropped(let path):
      onDrop?(path)
      isStale = true
    case .woken:
      mailbox.deliver()
      isStale = true
    case .resized:
      followWindow(at: instant)
      remap()
      painter.forget()
      isStale = true
    case .exposed:
      painter.forget()
      isStale = true
    case .deviceReset:
      painter.resetDevice()
      isStale = true
    case .focus(let focus) where focus == hasFocus:
      break
    case .focus(let focus):
      hasFocus = focus
      if focus { input.regainFocus(isButtonDown: Video.isLeftButtonDown) }
      send(event, at: instant)
    case .key:
      type(event, at: instant)
    case .button, .mouseMoved, .mouseLeft, .finger, .wheel, .text, .composition, .other:
      send(event, at: instant)
    }
  }

  /// Sends a key, and what it writes where the window system has not said that.
  ///
  /// SDL makes text of keys when it fetches them, many at a time after a stall: those behind one
  /// that leads to a field come without any, and the other way round.
  private func type(_ key: Event, at instant: Instant) {
    let hadField = session.textInput != nil
    send(key, at: instant)
    let hasField = session.textInput != nil
    hasLedToField = hasField && !hadField
    if hadField, hasField, textInput.isOff, let text = key.plainText {
      session.send(.text(text), at: instant)
    }
  }

  /// Sends what is on the clipboard: it comes from outside like what is typed, and a recording
  /// holds the words.
  ///
  /// While something is composed, keys are the input method's.
  private func paste(_ key: Event, at instant: Instant) {
    guard session.textInput?.isComposing != true, let words = Clipboard.text, !words.isEmpty
    else { return send(key, at: instant) }
    session.send(.text(words), at: instant)
    isStale = true
  }

  private func send(_ event: Event, at instant: Instant) {
    let inputs = input.translate(event, window: shared.window.size) { Video.isLeftButtonDown }
    for input in inputs {
      session.send(input, at: instant)
      isStale = true
    }
  }

  // MARK: Size

  /// Takes notice of the window's size; a stage that follows it takes it on.
  func followWindow(at instant: Instant) {
    let size = shared.window.extent
    extent.take(size, isFilling: shared.window.isMaximised || isFullScreen)
    guard followsWindow, size != session.size else { return }
    session.send(.resize(size), at: instant)
    isStale = true
  }

  /// Fits the stage into the window anew where either has changed its size, or its pixels, of which
  /// a window system does not always tell.
  func remap() {
    let new = StageMapping(
      stage: session.size, pixels: shared.window.pixelSize, units: shared.window.size)
    guard new != mapping else { return }
    mapping = new
    input.remap(new)
    painter.forget()
  }
}

extension Window {
  /// The extent in window units.
  var extent: Size { Size(width: Double(size.width), height: Double(size.height)) }
}

extension Event {
  /// Whether a key is still held.
  fileprivate var isRepeat: Bool {
    if case .key(_, _, _, _, _, isRepeat: true) = self { true } else { false }
  }

  /// What a key writes on each keyboard alike: a letter, or the character of a key without Shift;
  /// `nil` for what only the window system knows.
  fileprivate var plainText: String? {
    guard case .key(let name, alt: false, control: false, let shift, gui: false, _) = self else {
      return nil
    }
    if name == "Space" { return " " }
    guard name.count == 1, let character = name.first else { return nil }
    if character.isLetter { return shift ? name : name.lowercased() }
    return shift ? nil : name
  }

  /// Whether an input method, or a plain keyboard, has said what is written.
  fileprivate var isFromInputMethod: Bool {
    switch self {
    case .text, .composition: true
    case .quit, .closeRequested, .button, .mouseMoved, .mouseLeft, .finger, .wheel, .key, .focus,
      .resized, .exposed, .deviceReset, .dropped, .woken, .other:
      false
    }
  }
}
