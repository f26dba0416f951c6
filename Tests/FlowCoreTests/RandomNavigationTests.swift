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

/// Keeps the books of what a controller says: appearance steps and answers must fit.
private final class Ledger: NavigationObserver {
  enum State { case out, appearing, on, disappearing }
  var states: [String: State] = ["root": .on]
  var open: String?
  var faults: [String] = []
  /// Asked in each callback, to make requests from inside.
  var onCallback: (NavigationController) -> Void = { _ in }

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

  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, manner: TransitionManner
  ) { onCallback(controller) }

  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    onCallback(controller)
  }

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    onCallback(controller)
  }
}

@Suite struct RandomNavigationTests {
  @Test(
    "FC-3 FC-5 Any requests at any times keep stack, lifecycle, picture and answers in order",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func anything(seed: UInt64) {
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var inner = SeededGenerator(seed: seed &+ 1000)
    let context = FlowContext()
    let ledger = Ledger()
    let pool = (0..<5).map { PlainScreen("screen-\($0)") }
    let controller = NavigationController(root: PlainScreen("root"), context: context)
    controller.add(ledger)
    context.trace.send { ledger.take($0) }
    let hand = HandDriver()
    controller.transitionProvider = hand
    ledger.onCallback = { controller in
      guard Int.random(in: 0..<6, using: &inner) == 0 else { return }
      if Bool.random(using: &inner) {
        try? controller.push(pool.randomElement(using: &inner) ?? pool[0])
      } else {
        // Only with motion: a jump cut from in here would look like a jump.
        _ = try? controller.pop()
      }
    }

    for step in 0..<3000 {
      let before = controller.pages
      hand.isInteractive = Int.random(in: 0..<3, using: &random) == 0
      hand.animator = Bool.random(using: &random) ? CrossFadeAnimator() : nil
      let isAnimated = Int.random(in: 0..<4, using: &random) > 0
      var mayJump = !isAnimated
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2:
        try? controller.push(
          pool.randomElement(using: &random) ?? pool[0], animated: isAnimated)
      case 3, 4: _ = try? controller.pop(animated: isAnimated)
      case 5:
        hand.driver.update(Double.random(in: 0...1, using: &random))
        mayJump = true
      case 6: hand.driver.finish(velocity: Double.random(in: -9...9, using: &random))
      case 7: hand.driver.cancel(velocity: Double.random(in: -9...9, using: &random))
      default:
        context.clock.advance(
          to: context.clock.now.advanced(
            by: .nanoseconds(Int64.random(in: 0...300_000_000, using: &random))))
        mayJump = true
      }
      check(controller, step)
      if !mayJump { checkContinuity(before, controller.pages, step) }
    }
    ledger.onCallback = { _ in }
    hand.driver.cancel()
    while let deadline = context.clock.deadline { context.clock.advance(to: deadline) }

    #expect(ledger.faults.isEmpty, "\(ledger.faults.prefix(3))")
    #expect(ledger.open == nil)
    #expect(controller.pages.map(\.screen.name) == [controller.top.name])
    #expect(ledger.states.filter { $0.value != .out }.map(\.key) == [controller.top.name])
  }

  private func check(_ controller: NavigationController, _ step: Int) {
    let names = controller.stack.map(\.name)
    #expect(names.first == "root", "step \(step)")
    #expect(Set(names).count == names.count, "step \(step): \(names)")
    #expect(
      controller.pages.allSatisfy {
        (-1...2).contains($0.pose.shift) && (0...1).contains($0.pose.opacity)
      }, "step \(step)")
  }

  /// A page that is in the picture before and after a request lies where it lay: no time has passed.
  ///
  /// What a drag that was cut short had revealed may be pushed anew, and then begins as pushes do.
  private func checkContinuity(
    _ before: [NavigationController.Page], _ after: [NavigationController.Page], _ step: Int
  ) {
    for page in before.suffix(2) {
      for other in after where other.screen === page.screen {
        #expect(abs(page.pose.shift - other.pose.shift) < 1e-9, "step \(step)")
        #expect(abs(page.pose.opacity - other.pose.opacity) < 1e-9, "step \(step)")
      }
    }
  }
}
