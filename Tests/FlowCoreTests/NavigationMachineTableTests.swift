import FlowCore
import Testing

/// Tests every event in every phase of `NavigationMachine`, with its outcome or its refusal.
///
/// The machine starts with the stack 0, 1. In each phase but idle, a transition that pushes screen
/// 2 is due or is running. Each line of the table has an event, the phase in which it happens, and
/// the outcome: the next phase, the transition's fraction and the requested stack, or else the
/// refusal. After that comes what the phase does not show:
///
/// - `then 3`: a transition to screen 3 is due, or is to follow; `at once` if without animation.
/// - `start 0 1, end 0 1 2`: the stacks to which a drag leads, released to its start or to its end.
/// - `frozen 0.5, stack 0 1; settling back 0.5`: what a frozen transition does once it is unfrozen,
///   with the stack only if that changes. A release of a frozen drag is deferred until then.
///
/// A `*` marks a gate head, and parentheses the screens behind it. An event `push 3*` comes with
/// the head policy's answer that screen 3 is a gate head.
///
/// A drag that begins a push or a pop changes the requested stack only on release; while a grabbed
/// transition is dragged, the requested stack is the one that contains screen 2.
@Suite struct NavigationMachineTableTests {
  @Test("FC-1 FC-3 Every event in every phase has the outcome, or the refusal, of the table")
  func table() {
    var lines: [String] = []
    for event in Event.allCases {
      for phase in Phase.allCases {
        let result = (try? phase.machine()).map { event.outcome(on: $0) } ?? "no such phase"
        lines.append("\(event.rawValue) | \(phase.rawValue) | \(result)")
      }
    }

    let tables = [Self.requests, Self.drags, Self.time]
    let expected = tables.joined(separator: "\n").split(separator: "\n").map(String.init)
    #expect(lines.count == Event.allCases.count * Phase.allCases.count)
    for (line, expected) in zip(lines, expected) { #expect(line == expected) }
    #expect(lines.count == expected.count)
  }

  private enum Phase: String, CaseIterable {
    case idle
    /// A push has been requested, and `begin` has not been called.
    case due
    case animating, dragging
    /// The push was animating when it was grabbed.
    case grabbed
    case settling = "settling forward"
    case settlingBack = "settling back"
    case frozen = "frozen animating"
    case frozenDrag = "frozen dragging"
    /// Dragged, frozen, and then released to the end.
    case frozenRelease = "frozen release"
    case frozenSettling = "frozen settling forward"
    case frozenSettlingBack = "frozen settling back"

    /// A machine in this phase, at 0.25 s.
    func machine() throws -> NavigationMachine {
      var machine = NavigationMachine(root: ScreenID(0))
      var effects = EffectBuffer()
      try machine.request(.push(ScreenID(1)), animated: false, at: .zero, into: &effects)
      machine.begin(timing: .linear(.zero), at: .zero, into: &effects)
      switch self {
      case .idle: break
      case .due:
        try machine.request(.push(ScreenID(2)), animated: true, at: .zero, into: &effects)
        machine.advance(to: Event.now, into: &effects)
      case .animating, .grabbed, .frozen:
        try machine.request(.push(ScreenID(2)), animated: true, at: .zero, into: &effects)
        machine.begin(timing: Event.timing, at: .zero, into: &effects)
        machine.advance(to: Event.now, into: &effects)
        if self == .grabbed {
          try machine.grab(at: Event.now, into: &effects)
          machine.drag(to: 0.5, into: &effects)
        }
      case .dragging, .settling, .settlingBack, .frozenDrag, .frozenRelease, .frozenSettling,
        .frozenSettlingBack:
        try machine.beginDrag(
          .push(ScreenID(2)), timing: Event.timing, at: .zero, into: &effects)
        machine.drag(to: 0.5, into: &effects)
        if self == .settling || self == .frozenSettling {
          machine.release(to: .finish, velocity: 0, at: .zero, into: &effects)
        }
        if self == .settlingBack || self == .frozenSettlingBack {
          machine.release(to: .cancel, velocity: 0, at: .zero, into: &effects)
        }
        machine.advance(to: Event.now, into: &effects)
      }
      if rawValue.hasPrefix("frozen") { try machine.freeze(atFraction: nil, at: Event.now) }
      if self == .frozenRelease {
        machine.release(to: .finish, velocity: 0, at: Event.now, into: &effects)
      }
      return machine
    }
  }

  private enum Event: String, CaseIterable {
    case push = "push 3"
    case pop = "pop"
    case replaceTop = "replace the top by 3"
    case set = "set 0, 4, 3"
    case pushPresent = "push 1"
    case popTooMany = "pop 9"
    case popLess = "pop -1"
    case popTo = "pop to 0"
    case popToOther = "pop to 9"
    case popToRoot = "pop to the root"
    case setNone = "set nothing"
    case setTwice = "set 0, 0"
    case pushAtOnce = "push 3 at once"
    case popAtOnce = "pop at once"
    case setAtOnce = "set 0, 4, 3 at once"
    case pushHead = "push 3*"
    case popToHead = "pop to 1*"
    case begin = "begin"
    case dragPush = "drag a push of 3"
    case dragPop = "drag a pop"
    case dragReplaceTop = "drag a replacement by 3"
    case dragSet = "drag a set of 0, 4, 3"
    case dragPushHead = "drag a push of 3*"
    case dragPopToHead = "drag a pop to 1*"
    case grab = "grab"
    case drag = "drag to 0.75"
    case releaseOn = "release to the end"
    case releaseBack = "release to the start"
    case freeze = "freeze"
    case freezeAt = "freeze at 0.75"
    case unfreeze = "unfreeze"
    case advance = "advance by 1 ms"
    case settle = "advance by 1 s"
    case finish = "finish at once"
    case forget = "forget 2"

    static let timing = TransitionTiming.linear(.seconds(1))
    static let now = Instant(nanoseconds: 250_000_000)

    /// When the event happens.
    private var instant: Instant {
      switch self {
      case .advance: Self.now.advanced(by: .milliseconds(1))
      case .settle: Self.now.advanced(by: .seconds(1))
      default: Self.now
      }
    }

    func outcome(on machine: NavigationMachine) -> String {
      var (machine, effects) = (machine, EffectBuffer())
      do {
        try perform(on: &machine, into: &effects)
      } catch {
        return "refused: \(error)"
      }
      return describe(machine)
    }

    private func perform(
      on machine: inout NavigationMachine, into effects: inout EffectBuffer
    ) throws {
      let now = instant
      func request(
        _ request: StackRequest, heads: HeadAnswers = [:], animated: Bool = true
      ) throws {
        try machine.request(request, heads: heads, animated: animated, at: now, into: &effects)
      }
      func drag(_ request: StackRequest, heads: HeadAnswers = [:]) throws {
        try machine.beginDrag(
          request, heads: heads, timing: Self.timing, at: now, into: &effects)
      }
      switch self {
      case .push: try request(.push(ScreenID(3)))
      case .pop: try request(.pop(count: 1))
      case .replaceTop: try request(.replaceTop(ScreenID(3)))
      case .set: try request(.set([0, 4, 3].map(ScreenID.init)))
      case .pushPresent: try request(.push(ScreenID(1)))
      case .popTooMany: try request(.pop(count: 9))
      case .popLess: try request(.pop(count: -1))
      case .popTo: try request(.popTo(ScreenID(0)))
      case .popToOther: try request(.popTo(ScreenID(9)))
      case .popToRoot: try request(.popToRoot)
      case .setNone: try request(.set([]))
      case .setTwice: try request(.set([0, 0].map(ScreenID.init)))
      case .pushAtOnce: try request(.push(ScreenID(3)), animated: false)
      case .popAtOnce: try request(.pop(count: 1), animated: false)
      case .setAtOnce: try request(.set([0, 4, 3].map(ScreenID.init)), animated: false)
      case .pushHead: try request(.push(ScreenID(3)), heads: [ScreenID(3): true])
      case .popToHead: try request(.popTo(ScreenID(1)), heads: [ScreenID(1): true])
      case .begin: machine.begin(timing: Self.timing, at: now, into: &effects)
      case .dragPush: try drag(.push(ScreenID(3)))
      case .dragPop: try drag(.pop(count: 1))
      case .dragReplaceTop: try drag(.replaceTop(ScreenID(3)))
      case .dragSet: try drag(.set([0, 4, 3].map(ScreenID.init)))
      case .dragPushHead: try drag(.push(ScreenID(3)), heads: [ScreenID(3): true])
      case .dragPopToHead: try drag(.popTo(ScreenID(1)), heads: [ScreenID(1): true])
      case .grab: try machine.grab(at: now, into: &effects)
      case .drag: machine.drag(to: 0.75, into: &effects)
      case .releaseOn: machine.release(to: .finish, velocity: 0, at: now, into: &effects)
      case .releaseBack: machine.release(to: .cancel, velocity: 0, at: now, into: &effects)
      case .freeze: try machine.freeze(atFraction: nil, at: now)
      case .freezeAt: try machine.freeze(atFraction: 0.75, at: now)
      case .unfreeze: machine.unfreeze(at: now, into: &effects)
      case .advance, .settle: machine.advance(to: now, into: &effects)
      case .finish: machine.finish(at: now, into: &effects)
      case .forget: machine.forget(ScreenID(2))
      }
    }

    /// Describes a machine; its stack is left out if it is that of the machine while frozen.
    private func describe(
      _ machine: NavigationMachine, afterFreeze frozen: NavigationMachine? = nil
    ) -> String {
      var effects = EffectBuffer()
      var text = motion(of: machine)
      let requested = stack(of: machine)
      if frozen.map({ stack(of: $0) }) != requested { text += ", stack \(requested)" }
      var next = machine
      switch machine.phase {
      case .idle, .animating, .settling:
        next.finish(at: instant, into: &effects)
        if let due = next.pendingTransition {
          text += ", then \(due.to.rawValue)" + (due.isAnimated ? "" : " at once")
        }
      case .dragging:
        var back = machine
        back.release(to: .cancel, velocity: 0, at: instant, into: &effects)
        next.release(to: .finish, velocity: 0, at: instant, into: &effects)
        text += "; start \(stack(of: back)), end \(stack(of: next))"
      case .frozen:
        next.unfreeze(at: instant, into: &effects)
        text += "; " + describe(next, afterFreeze: machine)
      }
      return text
    }

    private func motion(of machine: NavigationMachine) -> String {
      let phase =
        switch machine.phase {
        case .idle: "idle"
        case .animating: "animating"
        case .dragging: "dragging"
        case .settling(_, _, .finish): "settling forward"
        case .settling(_, _, .cancel): "settling back"
        case .frozen: "frozen"
        }
      guard machine.transition != nil else { return phase }
      return "\(phase) \((machine.fraction(at: instant) * 100).rounded() / 100)"
    }

    private func stack(of machine: NavigationMachine) -> String {
      let screens = machine.stack.map { "\($0.rawValue)" + (machine.isHead($0) ? "*" : "") }
      let locked = screens.prefix(machine.lockedDepth).joined(separator: " ")
      let rest = screens.dropFirst(machine.lockedDepth).joined(separator: " ")
      return locked.isEmpty ? rest : "(\(locked)) \(rest)"
    }
  }
}
