internal import FlowCore
internal import FlowUI
internal import SDLWindow

extension StageWindow {
  /// Waits until there is something to do, and handles all pending input.
  func takeInput(until end: Duration?) {
    let event = window.waitForEvent(
      milliseconds: pacing.timeToWait(
        needsFrame: needsFrame, deadline: session.deadline, end: end, at: window.time))
    // All pending input gets the same instant, because after a stall it is unknown when each event
    // happened.
    let time = window.time
    if let due = session.deadline { pacing.leaveOutStall(after: due, at: time) }
    let instant = pacing.instant(at: time)
    let wasMoving = session.isMoving
    // If something was moving, or is due now, a frame must be shown, even if everything settles
    // now.
    if wasMoving || session.deadline.map({ $0 <= instant }) ?? false { isStale = true }
    session.advance(to: instant)
    handleAll(from: event, at: instant)
    if event != nil || wasMoving && !session.isMoving { hasNewInput = true }
  }

  /// Handles an event and the pending events; those that would delay the next frame too much are
  /// left for after that frame.
  func handleAll(from first: Event?, at instant: Instant) {
    var event = first
    var hasRepeat = false
    let end = window.time + FramePacing.longestInput
    while let current = event, !isClosing {
      // A signal to end takes precedence over all pending input.
      guard !window.isAskedToEnd else { return close() }
      // At most one key repeat per frame: if a key takes long to handle, repeats would otherwise
      // pile up and continue after its release.
      if !current.isRepeat || !hasRepeat { handle(current, at: instant) }
      hasRepeat = hasRepeat || current.isRepeat
      if current.isFromInputMethod { hasInputMethodReport = true }
      event = window.time < end ? window.nextEvent() : nil
    }
  }

  /// After input, tells the window system whether the session wants text input, where the caret is,
  /// and which mouse pointer to show.
  ///
  /// This requires the page's layout: call it after the frame that shows the input, which has been
  /// laid out already.
  func followInput() {
    guard hasNewInput else { return }
    hasNewInput = false
    followTextInput()
    followSelection()
    window.show(session.cursor)
  }

  private func followTextInput() {
    let commands = textInput.commands(
      for: session.textInput, on: mapping, hasReport: hasInputMethodReport)
    hasInputMethodReport = false
    for command in commands { window.follow(command) }
  }

  /// Handles one event, for the window itself or for the session.
  func handle(_ event: Event, at instant: Instant) {
    let isTextOfShortcut = previousKeyFocusedField
    previousKeyFocusedField = false
    switch event {
    case .text where isTextOfShortcut:
      break
    case .quit:
      close()
    case .key("Q", alt: false, control: true, shift: false, gui: false, isRepeat: false)
    where canBeClosed:
      close()
    case .closeRequested:
      if canBeClosed { close() }
    case .key("V", alt: false, control: true, shift: false, gui: false, isRepeat: false):
      paste(event, at: instant)
    case .dropped(let path):
      onDrop?(path)
      setNeedsFrame()
    case .woken:
      mainThreadQueue.deliver()
      jobs?.run()
      setNeedsFrame()
    case .resized:
      followWindow(at: instant)
      remap()
      window.display.forget()
      isStale = true
    case .exposed:
      isHidden = false
      window.display.forget()
      isStale = true
    case .hidden:
      isHidden = true
      window.display.dropCaches()
      handle(.focus(false), at: instant)
    case .deviceReset:
      window.display.resetDevice()
      isStale = true
    case .focus(let focus) where focus == hasFocus:
      break
    case .focus(let focus):
      hasFocus = focus
      if focus {
        isHidden = false
        input.regainFocus(isButtonDown: window.isLeftButtonDown)
      }
      send(event, at: instant)
    case .key:
      type(event, at: instant)
    case .button, .mouseMoved, .mouseLeft, .finger, .wheel, .keyReleased, .text, .composition,
      .other:
      send(event, at: instant)
    }
  }

  /// Shows a new frame, because the program may have changed any page.
  private func setNeedsFrame() {
    session.setNeedsLayout()
    isStale = true
  }

  /// Sends a key, and its text if the window system has not reported it.
  ///
  /// SDL derives text from keys when it fetches them from the window system, and after a stall it
  /// fetches many at once. Therefore, if a key focuses a field, the keys fetched together with it
  /// come without text; and if a key leaves a field, those fetched together with it come with text.
  private func type(_ key: Event, at instant: Instant) {
    let hadField = session.textInput != nil
    send(key, at: instant)
    let hasField = session.textInput != nil
    previousKeyFocusedField = hasField && !hadField
    if hadField, hasField, textInput.isOff, let text = key.plainText {
      session.send(.text(text), at: instant)
    }
  }

  /// Sends the clipboard's text as typed text, so that a recording contains it.
  ///
  /// During a composition, keys belong to the input method.
  private func paste(_ key: Event, at instant: Instant) {
    guard session.textInput?.isComposing != true else { return send(key, at: instant) }
    let text = window.clipboard ?? ""
    guard !text.isEmpty else {
      // If the text is very long, SDL returns an empty one and no reason.
      if session.textInput != nil {
        refuse(.isMissing)
      }
      return send(key, at: instant)
    }
    guard text.utf8.count <= PasteRefusal.longest else {
      return refuse(.isTooLong)
    }
    session.send(.text(text), at: instant)
    isStale = true
  }

  func refuse(_ refusal: PasteRefusal) {
    warn(refusal.message)
    onPasteRefusal?(refusal)
    isStale = true
  }

  private func send(_ event: Event, at instant: Instant) {
    let inputs = input.translate(event, window: window.size) {
      window.isLeftButtonDown
    }
    if let detail = WindowInput(event, inputs, at: mapping.point(input.mouse)),
      onWindowInput?(detail) ?? false
    {
      return setNeedsFrame()
    }
    if case .button(2, isDown: false, _, _, _) = event { pasteSelection(at: instant) }
    for input in inputs {
      session.send(input, at: instant)
      isStale = true
    }
  }

  // MARK: Size

  /// Records the window's size, and resizes a stage that follows the window.
  func followWindow(at instant: Instant) {
    extent.update(window.extent, isFilling: window.isMaximised || isFullScreen)
    let size = window.extent.scaled(by: 1 / contentScale)
    guard followsWindow, size != session.size else { return }
    session.send(.resize(size), at: instant)
    isStale = true
  }

  /// Updates the mapping if the stage or the window has been resized, or the window's pixel size
  /// has changed, which a window system does not always report.
  func remap() {
    let new = StageMapping(
      stage: session.size, pixels: window.pixelSize, units: window.size, fills: followsWindow)
    guard new != mapping else { return }
    mapping = new
    input.remap(new)
    window.display.forget()
  }
}

extension SystemWindow {
  /// The size in window units.
  var extent: Size { Size(width: Double(size.width), height: Double(size.height)) }
}

extension Event {
  /// Whether this is a key repeat.
  fileprivate var isRepeat: Bool {
    if case .key(_, _, _, _, _, isRepeat: true) = self { true } else { false }
  }

  /// The text of a key if its name suffices to tell: a letter, or an unshifted character; `nil` if
  /// only the window system knows the text.
  fileprivate var plainText: String? {
    guard case .key(let name, alt: false, control: false, let shift, gui: false, _) = self else {
      return nil
    }
    if name == "Space" { return " " }
    guard name.count == 1, let character = name.first else { return nil }
    if character.isLetter { return shift ? name : name.lowercased() }
    return shift ? nil : name
  }

  /// Whether the event carries text from an input method or a plain keyboard.
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
