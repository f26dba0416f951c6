import FlowCore
import FlowSnapshot
import FlowUI

/// Uses a flow like a person without a goal: taps controls, goes back, types and scrolls, and
/// mostly waits until nothing moves.
struct RandomPerson {
  private var random: SeededGenerator
  private(set) var inputs: [Script.TimedInput] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func use(_ session: FlowSession) -> Script {
    session.settleBriefly()
    for _ in 0..<Int.random(in: 4...12, using: &random) {
      act(on: session)
      if !isTrue(onceIn: 5) { session.settleBriefly() }
      wait(session, .milliseconds(Int64.random(in: 30...900, using: &random)))
    }
    session.settleBriefly()
    return Script(inputs: inputs)
  }

  private mutating func isTrue(onceIn count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func act(on session: FlowSession) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where session.canGoBack: swipeBack(on: session)
    case 1: scroll(session)
    case 2: send(.wheel(right: 0, down: isTrue(onceIn: 3) ? -3 : 3), session)
    case 3 where session.canGoBack: send(.key(KeyPress("AC_BACK")), session)
    default: tap(on: session)
    }
  }

  private mutating func tap(on session: FlowSession) {
    let roles: Set<AccessibilityNode.Role> = [
      .button, .link, .switch, .checkbox, .radio, .textField, .tab, .menuItem,
    ]
    let bounds = Rect(session.size)
    let nodes = session.accessibilityTree.all.filter { node in
      roles.contains(node.role) && node.states.isDisjoint(with: [.disabled, .offscreen])
        && node.frame.intersection(bounds) == node.frame
    }
    guard let node = nodes.randomElement(using: &random) else { return }
    let location = Point(
      x: node.frame.minX + node.frame.size.width * .random(in: 0.2...0.8, using: &random),
      y: node.frame.minY + node.frame.size.height * .random(in: 0.2...0.8, using: &random))
    send(.pointer(.down, device: .mouse, finger: 0, location: location), session)
    wait(session, .milliseconds(Int64.random(in: 40...160, using: &random)))
    send(.pointer(.up, device: .mouse, finger: 0, location: location), session)
    if node.role == .textField { type(session) }
  }

  private mutating func type(_ session: FlowSession) {
    for letter in "juna@example.org" {
      wait(session, .milliseconds(Int64.random(in: 30...200, using: &random)))
      send(.text(String(letter)), session)
    }
  }

  private mutating func swipeBack(on session: FlowSession) {
    let width = session.size.width
    let end = width * .random(in: 0.2...0.9, using: &random)
    drag(
      session, from: Point(x: 6, y: 400), to: Point(x: end, y: 410),
      over: .milliseconds(Int64.random(in: 80...500, using: &random)))
  }

  private mutating func scroll(_ session: FlowSession) {
    let isUp = isTrue(onceIn: 3)
    drag(
      session, from: Point(x: 200, y: isUp ? 300 : 600), to: Point(x: 202, y: isUp ? 600 : 300),
      over: .milliseconds(Int64.random(in: 150...500, using: &random)))
  }

  private mutating func drag(
    _ session: FlowSession, from start: Point, to end: Point, over time: Duration
  ) {
    send(.pointer(.down, device: .mouse, finger: 0, location: start), session)
    let steps = 12
    for step in 1...steps {
      wait(session, time / steps)
      let fraction = Double(step) / Double(steps)
      let location = Point(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      send(.pointer(.move, device: .mouse, finger: 0, location: location), session)
    }
    wait(session, .milliseconds(isTrue(onceIn: 3) ? 180 : 8))
    send(.pointer(.up, device: .mouse, finger: 0, location: end), session)
  }

  // MARK: Time and input

  private mutating func send(_ input: InputEvent, _ session: FlowSession) {
    let now = session.context.clock.now
    inputs.append(Script.TimedInput(instant: now, input: input))
    session.send(input, at: now)
  }

  private func wait(_ session: FlowSession, _ time: Duration) {
    session.advance(to: session.context.clock.now.advanced(by: time))
  }
}

extension FlowSession {
  /// Advances until nothing moves, but for at most 5 s.
  func settleBriefly() {
    let limit = context.clock.now.advanced(by: .seconds(5))
    while isMoving, let next = deadline, next <= limit { advance(to: next) }
  }
}
