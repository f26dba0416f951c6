import FlowCore
import FlowModel
import Testing

/// Checks that gestures do not overlap, and that each one that begins ends or is cancelled once.
private final class GestureOrderCheck {
  private(set) var active: Set<Int> = []
  private(set) var faults: [String] = []
  private(set) var counts: [GesturePhase: Int] = [:]
  private(set) var taps = 0

  func handle(_ phase: GesturePhase, of owner: Int) {
    counts[phase, default: 0] += 1
    switch phase {
    case .began:
      if !active.isEmpty { faults.append("\(owner) began while \(active) were active") }
      active.insert(owner)
    case .moved:
      if !active.contains(owner) { faults.append("\(owner) moved before it began") }
    case .ended, .cancelled:
      if active.remove(owner) == nil { faults.append("\(owner) \(phase) before it began") }
    }
  }

  func handle(_ pan: Pan, of owner: Int) {
    if !pan.translation.isFinite || !pan.velocity.isFinite || !pan.origin.isFinite {
      faults.append("\(owner) is not finite: \(pan)")
    }
    handle(pan.phase, of: owner)
  }

  func tap(_ owner: Int) {
    taps += 1
    if !active.isEmpty { faults.append("\(owner) tapped while \(active) were active") }
  }
}

/// Ten responders that compete in one arena for random, partly invalid pointer events.
private final class RandomPresses {
  let orderCheck = GestureOrderCheck()
  private let clock = FlowClock()
  private let arena: GestureArena
  private var random: SeededGenerator
  private var responders: [any PointerResponder] = []
  private var location = Point(x: 10, y: 10)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    arena = GestureArena(clock: clock)
    responders = (0..<10).map(responder)
  }

  private func responder(_ owner: Int) -> any PointerResponder {
    let orderCheck = orderCheck
    let directions = PanDirections(rawValue: Int.random(in: 0..<16, using: &random))
    switch owner % 5 {
    case 0: return TapResponder { _ in orderCheck.tap(owner) }
    case 1: return TapResponder(count: 2) { _ in orderCheck.tap(owner) }
    case 2: return LongPressResponder { orderCheck.handle($0.phase, of: owner) }
    case 3:
      return PanResponder { _ in
        directions
      } onChange: {
        orderCheck.handle($0, of: owner)
      }
    default:
      return EdgeResponder(owner < 5 ? .leading : .trailing) { orderCheck.handle($0, of: owner) }
    }
  }

  func step() {
    let pause = [-50, 0, 0, 5, 16, 100, 350, 600].randomElement(using: &random) ?? 0
    let instant = clock.now.advanced(by: .milliseconds(pause))
    clock.advance(to: instant)
    moveRandomly()
    let phases: [PointerEvent.Phase] = [.down, .down, .move, .move, .move, .move, .up, .cancelled]
    let phase = phases.randomElement(using: &random) ?? .move
    let event = PointerEvent(
      phase, device: Bool.random(using: &random) ? .mouse : .touch, location: location,
      instant: instant,
      stageSize: Int.random(in: 0..<50, using: &random) == 0
        ? .zero : Size(width: 390, height: 844),
      direction: .leftToRight)
    guard phase == .down else { return arena.send(event) }
    arena.begin(event, responders: responders.shuffled(using: &random).dropLast(3))
  }

  private func moveRandomly() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: location.x = .nan
    case 1: location.y = .infinity
    case 2: location.x = -.greatestFiniteMagnitude
    case 3, 4: location = Point(x: 380, y: 400)
    case 5, 6: location = Point(x: 10, y: 400)
    case 7, 8:
      location.x += Double.random(in: -40...40, using: &random)
      location.y += Double.random(in: -40...40, using: &random)
    default: break
    }
    if !location.isFinite, Bool.random(using: &random) { location = Point(x: 10, y: 10) }
  }

  func cancel() {
    arena.send(
      PointerEvent(
        .cancelled, device: .mouse, location: .zero, instant: clock.now,
        stageSize: Size(width: 390, height: 844)))
  }
}

@Suite struct RandomGestureTests {
  @Test(
    "NF-I35 With random events gestures do not overlap, and each one ends or is cancelled exactly once",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func anything(seed: UInt64) {
    print("seed \(seed)")
    let presses = RandomPresses(seed: seed)

    for _ in 0..<5000 { presses.step() }
    presses.cancel()

    let counts = presses.orderCheck.counts
    #expect(presses.orderCheck.faults.isEmpty, "\(presses.orderCheck.faults.prefix(3))")
    #expect(presses.orderCheck.active.isEmpty)
    #expect(counts[.began] == (counts[.ended] ?? 0) + (counts[.cancelled] ?? 0))
    // The test is only meaningful if every phase of gestures, and some taps, have occurred.
    #expect(GesturePhase.allCases.allSatisfy { counts[$0, default: 0] > 20 }, "\(counts)")
    #expect(presses.orderCheck.taps > 20)
  }
}
