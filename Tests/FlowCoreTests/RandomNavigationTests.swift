import FlowCore
import Testing

/// SplitMix64: small, and the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct RandomNavigationTests {
  /// Counts appearance steps and answers, and notices when they do not fit.
  private final class Ledger {
    enum State { case out, appearing, on, disappearing }
    var states: [String: State] = ["root": .on]
    var open: String?
    var faults: [String] = []

    func take(_ line: TraceLine) {
      let name = line.subject
      let state = states[name] ?? .out
      switch line.verb {
      case "willAppear": expect(state == .out || state == .disappearing, line, name, .appearing)
      case "didAppear": expect(state == .appearing, line, name, .on)
      case "willDisappear": expect(state == .on || state == .appearing, line, name, .disappearing)
      case "didDisappear": expect(state == .disappearing, line, name, .out)
      case "willShow":
        if open != nil { faults.append("\(line) while \(open ?? "") is unanswered") }
        open = name
      case "didShow", "didCancel":
        if open != name { faults.append("\(line) answers nothing") }
        open = nil
      default: break
      }
    }

    private func expect(_ fits: Bool, _ line: TraceLine, _ name: String, _ next: State) {
      if !fits { faults.append("\(line) out of order") }
      states[name] = next
    }
  }

  @Test(
    "FC-3 FC-5 Any requests at any times keep stack, lifecycle and answers in order",
    arguments: [1, 2, 3, 4] as [UInt64])
  func anything(seed: UInt64) {
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let context = FlowContext()
    let ledger = Ledger()
    let controller = NavigationController(root: PlainScreen("root"), context: context)
    context.trace.send { ledger.take($0) }
    let hand = HandDriver()
    controller.transitionProvider = hand

    for step in 0..<2500 {
      let before = controller.pages.map(\.pose)
      let names = controller.pages.map(\.screen.name)
      hand.isInteractive = Int.random(in: 0..<3, using: &random) == 0
      let isAnimated = Int.random(in: 0..<4, using: &random) > 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: try? controller.push(PlainScreen("screen-\(step)"), animated: isAnimated)
      case 2, 3: try? controller.pop(animated: isAnimated)
      case 4: hand.driver.update(Double.random(in: 0...1, using: &random))
      case 5: hand.driver.finish(velocity: Double.random(in: -9...9, using: &random))
      case 6: hand.driver.cancel(velocity: Double.random(in: -9...9, using: &random))
      default:
        context.clock.advance(
          to: context.clock.now.advanced(
            by: .nanoseconds(Int64.random(in: 0...300_000_000, using: &random))))
        continue
      }
      // Nothing jumps but what was asked to: same pages, no time passed, no finger moved.
      if controller.pages.map(\.screen.name) == names, !controller.isDragging {
        for (old, new) in zip(before, controller.pages.map(\.pose)) {
          #expect(abs(old.shift - new.shift) < 1e-9, "step \(step)")
        }
      }
      #expect(!controller.stack.isEmpty)
      #expect(controller.pages.allSatisfy { (-0.3...1).contains($0.pose.shift) })
    }
    hand.driver.cancel()
    while let deadline = context.clock.deadline { context.clock.advance(to: deadline) }

    #expect(ledger.faults.isEmpty, "\(ledger.faults.prefix(3))")
    #expect(ledger.open == nil)
    #expect(controller.pages.map(\.screen.name) == [controller.top.name])
    #expect(ledger.states.filter { $0.value != .out }.map(\.key) == [controller.top.name])
  }
}
