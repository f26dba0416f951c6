internal import FlowCore
internal import FlowUI

extension Replay {
  /// The maximum number of timers in a wait: as many as a spinner fires in almost three hours.
  private static let mostTimers = 100_000
  /// How many timers at the start of a wait are each followed by a comparison of the contents: as
  /// many as a spinner fires in six seconds.
  ///
  /// Comparing takes longer than advancing to a timer.
  private static let comparedTimers = 60

  /// Returns the moves to try in the current state, the most promising first.
  func moves(_ settings: ProofSettings) -> [Move] {
    let controls = tree.controls
    let fields = controls.filter { $0.node.role == .textField }
    let texts = fields.map { settings.texts($0.node).count }.max() ?? 0
    let bar = tree.all.first { $0.role == .navigationBar }
    let back = bar?.controls.filter { session.isBackControl($0.node) }.map(\.name) ?? []
    let wait: [Move] = session.deadline == nil || session.isMoving ? [] : [.wait]
    return (0..<texts).map { .fill($0) }
      + controls.filter { $0.node.role != .textField }.map { .activate($0.name) }
      + back.map { .longPress($0) } + [.tap, .goForward, .swipe, .goBack] + wait
  }

  func carryOut(_ move: Move, _ settings: ProofSettings) {
    switch move {
    case .fill(let number): fill(number, settings)
    case .activate(let control): press(control, for: .milliseconds(50))
    case .longPress(let control): press(control, for: .milliseconds(800))
    case .tap: press(routeContext.point(across: 0.5, down: 0.5), for: .milliseconds(50))
    case .goForward: key("X2")
    case .goBack: key("Escape")
    case .swipe: swipe()
    case .wait: wait(settings.limits.wait)
    }
  }

  /// Waits for the first timer that changes the screens or their contents.
  ///
  /// Timers of spinners fire ten times a second and change nothing. Therefore the wait lasts until
  /// every timer that is set now has fired, and at least for `limit`.
  private func wait(_ limit: Duration) {
    let (plan, contents) = (plan, tree.contents)
    let pending = Set(session.context.clock.deadlines)
    let end = max(now.advanced(by: limit), pending.max() ?? now)
    for count in 0..<Self.mostTimers {
      guard let deadline = session.deadline, deadline <= end else { return }
      advance(to: max(deadline, now.advanced(by: .nanoseconds(1))))
      if session.isMoving || self.plan != plan { return }
      let mayDiffer = count < Self.comparedTimers || pending.contains(now)
      if mayDiffer, tree.contents != contents { return }
    }
  }

  private func key(_ name: String) {
    carryOut(.input(.key(session.direction.mirrored(KeyPress(name)))), at: now)
  }

  private func fill(_ number: Int, _ settings: ProofSettings) {
    for field in tree.controls where field.node.role == .textField {
      let texts = settings.texts(field.node)
      guard !texts.isEmpty else { continue }
      press(field.name, for: .milliseconds(50))
      carryOut(.input(.key(KeyPress("A", modifiers: [.ctrl]))), at: now)
      carryOut(.input(.text(texts[min(number, texts.count - 1)])), at: now)
    }
  }

  private func press(_ name: ControlName, for time: Duration) {
    guard let control = reveal(name) else { return }
    press(Point(x: control.visibleFrame.midX, y: control.visibleFrame.midY), for: time)
  }

  /// Presses with a finger: a mouse would stay over the pressed control, and the wheel would then
  /// scroll only the area under it.
  private func press(_ location: Point, for time: Duration) {
    let start = now.advanced(by: Self.pause)
    carryOut(.input(.pointer(.down, device: .touch, finger: 0, location: location)), at: start)
    carryOut(
      .input(.pointer(.up, device: .touch, finger: 0, location: location)),
      at: start.advanced(by: time))
  }

  /// Scrolls a control into view; returns `nil` if it is missing or cannot be scrolled into view.
  private func reveal(_ name: ControlName) -> ClippedControl? {
    // A wheel step is 50 points, so 20 scrolls of up to 8 steps each reach 8,000 points: more than
    // a person would scroll.
    for _ in 0..<20 {
      guard let control = tree.controls.first(where: { $0.name == name }) else { return nil }
      let minHeight = min(control.node.frame.size.height, 16)
      let visible = control.visibleFrame.size
      if visible.height >= minHeight, visible.width > 0 { return control }
      let distance = control.node.frame.midY - control.clip.midY
      let steps = min(max((distance / 50).rounded(.awayFromZero), -8), 8)
      carryOut(.input(.wheel(right: 0, down: steps)), at: now)
      settle()
    }
    return nil
  }

  /// Swipes with a finger, for the same reason as `press`.
  private func swipe() {
    let points = (0...10).map { routeContext.point(across: 0.8 - Double($0) * 0.06, down: 0.6) }
    carryOut(.input(.pointer(.down, device: .touch, finger: 0, location: points[0])), at: now)
    for point in points.dropFirst() {
      carryOut(
        .input(.pointer(.move, device: .touch, finger: 0, location: point)),
        at: now.advanced(by: .microseconds(16_667)))
    }
    carryOut(.input(.pointer(.up, device: .touch, finger: 0, location: points[10])), at: now)
  }
}
