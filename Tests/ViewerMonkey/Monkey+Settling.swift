internal import FlowCore
internal import FlowSDL
internal import FlowUI
internal import SDLWindow
internal import SluiceViewer

extension Monkey {
  /// How long motion may continue after the last input, in milliseconds: longer than any transition
  /// and any toast.
  private static let longestMotion = 8000

  func settle() {
    // Sets the full speed: at a tenth of it, everything would take ten times as long.
    press(KeyPress("1", modifiers: [.alt]))
    for button in pressedButtons.sorted() { release(button) }
    for finger in pressedFingers.sorted() { touch(finger, .up, stageFrame.origin) }
    send(.exposed)
    send(.focus(true))
    // Few frames are enough: only what still moves at the end is checked.
    window.refreshRate = 10
    wait(milliseconds: Self.longestMotion)
    following = { [weak self] in self?.checkSettled() }
  }

  private func checkSettled() {
    window.refreshRate = 60
    if let fault = unsettledTransition { return check(fault) }
    guard !app.session.isMoving, app.session.deadline == nil else {
      return check(unexpectedMotion)
    }
    let frame = app.session.layerTree
    wait(milliseconds: Self.longestMotion)
    following = { [weak self] in
      guard let self else { return }
      app.session.setNeedsLayout()
      let change = FrameCheck.difference(frame, app.session.layerTree)
      check(change.map { "something changes after settling: \($0)" })
    }
  }

  /// The types that may move without end: pages with a timer, and activity of unknown duration.
  private static let endless: Set<String> = ["Pager", "TimedProgress"]

  private var unexpectedMotion: String? {
    // The viewer's clock drives the stage's clock, unless the latter is paused. In the past, the
    // stage's clock runs only to repeat a transition, which does not end by itself.
    let stage =
      app.isTimePassing && !app.isInPast ? app.stageSession.context.clock.moving : []
    let names = (app.session.context.clock.moving + stage).map { "\(type(of: $0))" }
    let others = names.filter { $0 != "PlaybackClock" && !Self.endless.contains($0) }
    return others.isEmpty ? nil : "does not settle: \(others.joined(separator: ", "))"
  }

  /// A transition of the viewer's own flow, or one on the stage that should have ended; `nil` if
  /// there is none.
  ///
  /// On the stage, a transition may stay if it is frozen, or while the stage is paused, shows the
  /// past or a crash report, or is pressed.
  private var unsettledTransition: String? {
    let own = app.session.context.flows.first(where: \.isInTransition)
    if own != nil { return "the viewer's own flow does not settle" }
    guard !app.isPaused, !app.isInPast, !app.isPressed, !app.showsCrash else { return nil }
    let flow = app.stageSession.context.flows.first { $0.isInTransition && $0.phase != .frozen }
    return flow.map { "the stage does not settle: \($0.phase)" }
  }
}
