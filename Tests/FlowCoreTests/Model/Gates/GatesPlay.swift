import FlowCore

/// One controller in whose stack heads come and go, with requests, drags, holds and time at random.
///
/// No screen behind a gate may be on top, be gone back to, be in the picture at rest, or be alive then.
enum GatesPlay: Play {
  static func scripts(seed: UInt64) -> [[GateLine]] {
    var random = SeededGenerator(seed: seed)
    return (0..<100).map { _ in (0..<100).map { _ in GateLine(seed: random.next()) } }
  }

  static func failure(of script: [GateLine]) -> String? {
    let rehearsal = GatesRehearsal()
    for line in script {
      rehearsal.play(line)
      if let fault = rehearsal.watch.fault {
        return "\(fault), after \(rehearsal.history.joined(separator: "; "))"
      }
    }
    return nil
  }

  static func simpler(_ line: GateLine) -> [GateLine] { [] }
}

/// Something that happens, made up from a seed and what there is by then.
struct GateLine: CustomStringConvertible {
  let seed: UInt64

  var description: String { "line of seed \(seed)" }
}

/// What a script does to a controller.
final class GatesRehearsal {
  let watch: GateWatch
  private(set) var history: [String] = []
  private(set) var refusals = 0

  private let rig = Rig()
  private var random = SeededGenerator(seed: 0)
  private var driver = PercentDrivenTransition()
  /// All screens that there have been and still are.
  private var pool: [WeakScreen] = []
  private var made = 0

  init() {
    watch = GateWatch(rig.controller)
    rig.controller.attempt { try $0.setStack([MoodyScreen("0", isHead: false)], .jumpCut) }
  }

  func play(_ line: GateLine) {
    happen(line)
    history.append("=> \(rig.controller.stack.map(\.name)) \(rig.events.suffix(12))")
    rig.forget()
    pool.removeAll { $0.value == nil }
    watch.check()
  }

  private func happen(_ line: GateLine) {
    random = SeededGenerator(seed: line.seed)
    let before = watch.stack
    switch below(16) {
    case 0...2:
      ask("push") { controller, screens, kind throws(NavigationRefusal) in
        try controller.push(screens[0], kind)
      }
    case 3:
      ask("replace") { controller, screens, kind throws(NavigationRefusal) in
        try controller.replaceTop(with: screens[0], kind)
      }
    case 4:
      ask("set", count: 1 + below(4)) { controller, screens, kind throws(NavigationRefusal) in
        try controller.setStack(screens, kind)
      }
    case 5, 6:
      ask("pop", count: 0) { controller, _, kind throws(NavigationRefusal) in
        try controller.pop(kind)
      }
    case 7:
      ask("pop to") { controller, screens, kind throws(NavigationRefusal) in
        try controller.pop(to: screens[0], kind)
      }
    case 8:
      ask("pop to root", count: 0) { controller, _, kind throws(NavigationRefusal) in
        try controller.popToRoot(kind)
      }
    case 9:
      ask("pop 2", count: 0) { controller, _, kind throws(NavigationRefusal) in
        try controller.pop(count: 2, kind)
      }
    case 10: driver.update(Double(below(101)) / 100)
    case 11: below(2) == 0 ? driver.finish(velocity: 1) : driver.cancel()
    case 12: rig.controller.attempt { try $0.hold(at: 0.5) }
    case 13: watch.ambush = ambush()
    case 14: rig.settle()
    default: rig.advance(milliseconds: Double(below(200)))
    }
    if below(3) > 0 { rig.controller.resume() }
    watch.note(change: before)
  }

  private typealias Request = (
    NavigationController, [any Screen], TransitionKind
  ) throws(NavigationRefusal) -> Void

  private func ask(_ verb: String, count: Int = 1, _ request: Request) {
    let screens = (0..<count).map { _ in screen() }
    if !driver.isDriving { driver = PercentDrivenTransition() }
    let kinds: [TransitionKind] = [
      .jumpCut, .standard, .standard, .custom(CrossFadeAnimator()), .interactive(driver),
    ]
    let kind = kinds[below(kinds.count)]
    let names = screens.map { "\($0.name)\($0.isHead ? " (head)" : "")" }
    history.append("\(verb) \(names.joined(separator: ", ")) \(kind)")
    do throws(NavigationRefusal) {
      try request(rig.controller, screens, kind)
    } catch {
      if error == .behindGate { refusals += 1 }
    }
  }

  /// What is done in the next callback: a way back, mostly.
  private func ambush() -> (NavigationController) -> Void {
    let old = pool.isEmpty ? nil : pool[below(pool.count)].value
    switch below(4) {
    case 0: return { controller in controller.attempt { try $0.pop() } }
    case 1: return { controller in controller.attempt { try $0.pop(count: 9, .jumpCut) } }
    case 2:
      return { [screen = screen()] controller in controller.attempt { try $0.push(screen) } }
    default:
      return { [weak old] controller in
        if let old { controller.attempt { try $0.pop(to: old) } }
      }
    }
  }

  /// A new screen, now and then a head; or one that is there, or still leaves, which may change its mind.
  private func screen() -> MoodyScreen {
    if !pool.isEmpty, below(3) == 0, let old = pool[below(pool.count)].value {
      old.isHead = below(2) == 0
      return old
    }
    made += 1
    let screen = MoodyScreen("\(made)", isHead: below(4) == 0)
    pool.append(WeakScreen(value: screen))
    return screen
  }

  private func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
