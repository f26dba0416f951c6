internal import FlowCore
internal import FlowUI
internal import SDLWindow

extension FlowWindow {
  func takeInput(until end: Duration?) {
    let event = window.waitForEvent(
      milliseconds: driver.pacing.timeToWait(
        needsFrame: needsFrame, deadline: session.deadline, end: end, at: window.time))
    // All pending input gets the same instant, because after a stall it is unknown when each event
    // happened.
    let instant = driver.advance(to: window.time)
    handleAll(from: event, at: instant)
    if event != nil { driver.hasNewInput = true }
  }

  /// Handles pending events; those that would delay the next frame too much are left for after it.
  func handleAll(from first: Event?, at instant: Instant) {
    var event = first
    var hasRepeat = false
    let end = window.time + FramePacing.longestInput
    while let current = event, !isClosing {
      // A signal to end takes precedence over all pending input.
      guard !window.isAskedToEnd else { return close() }
      // At most one key repeat per frame: if a key takes long to handle, repeats would otherwise
      // pile up and continue after its release.
      if current.isRepeat, hasRepeat {
        driver.countKey()
      } else {
        handle(current, at: instant)
      }
      hasRepeat = hasRepeat || current.isRepeat
      event = window.time < end ? window.nextEvent() : nil
    }
  }

  private func handle(_ event: Event, at instant: Instant) {
    switch event {
    case .quit:
      close()
    case .key("Q", alt: false, control: true, shift: false, gui: false, isRepeat: false)
    where canBeClosed:
      close()
    case .closeRequested:
      if canBeClosed { close() }
    case .dropped(let path):
      onDrop?(path)
      driver.setNeedsFrame()
    case .woken:
      mainThreadQueue.deliver()
      jobs?.run()
      session.noticeOutsideWork()
      driver.setNeedsFrame()
    case .resized:
      followWindow(at: instant)
      remap()
      window.display.forget()
      driver.isStale = true
    case .exposed:
      isHidden = false
      window.display.forget()
      driver.isStale = true
    case .hidden:
      isHidden = true
      window.display.dropCaches()
      driver.handle(.focus(false), at: instant)
    case .deviceReset:
      window.display.resetDevice()
      driver.isStale = true
    case .focus(let focus):
      if focus { isHidden = false }
      driver.handle(event, at: instant)
    case .key, .button, .mouseMoved, .mouseLeft, .finger, .wheel, .keyReleased, .text,
      .composition, .other:
      driver.handle(event, at: instant)
    }
  }
}

extension Event {
  fileprivate var isRepeat: Bool {
    if case .key(_, _, _, _, _, isRepeat: true) = self { true } else { false }
  }
}
