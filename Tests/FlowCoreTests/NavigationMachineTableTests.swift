import FlowCore
import Testing

/// Tests every event in every phase of `NavigationMachine`, with its outcome or its refusal.
///
/// The machine starts with the stack 0, 1; in each phase but idle, a transition that pushes screen
/// 2 is running. Each line of the table has an event, the phase in which it happens, and the
/// outcome: the next phase, the transition's fraction and the requested stack, or else the refusal.
/// `then 3` means that a transition to screen 3 is to follow.
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

    let expected = Self.expected.split(separator: "\n").map(String.init)
    #expect(lines.count == Event.allCases.count * Phase.allCases.count)
    for (line, expected) in zip(lines, expected) { #expect(line == expected) }
    #expect(lines.count == expected.count)
  }

  private enum Phase: String, CaseIterable {
    case idle, animating, dragging
    case settling = "settling forward"
    case settlingBack = "settling back"
    case frozen = "frozen animating"
    case frozenDrag = "frozen dragging"
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
      case .animating, .frozen:
        try machine.request(.push(ScreenID(2)), animated: true, at: .zero, into: &effects)
        machine.begin(timing: Event.timing, at: .zero, into: &effects)
        machine.advance(to: Event.now, into: &effects)
      case .dragging, .settling, .settlingBack, .frozenDrag, .frozenSettling, .frozenSettlingBack:
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
    case begin = "begin"
    case dragPush = "drag a push of 3"
    case dragPop = "drag a pop"
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

    static let timing = TransitionTiming.linear(.seconds(1))
    static let now = Instant(nanoseconds: 250_000_000)

    func outcome(on machine: NavigationMachine) -> String {
      var (machine, effects) = (machine, EffectBuffer())
      do {
        try perform(on: &machine, into: &effects)
      } catch {
        return "refused: \(error)"
      }
      return Self.describe(machine)
    }

    private func perform(
      on machine: inout NavigationMachine, into effects: inout EffectBuffer
    ) throws {
      let now = Self.now
      func request(_ request: StackRequest) throws {
        try machine.request(request, animated: true, at: now, into: &effects)
      }
      func drag(_ request: StackRequest) throws {
        try machine.beginDrag(request, timing: Self.timing, at: now, into: &effects)
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
      case .begin: machine.begin(timing: Self.timing, at: now, into: &effects)
      case .dragPush: try drag(.push(ScreenID(3)))
      case .dragPop: try drag(.pop(count: 1))
      case .grab: try machine.grab(at: now, into: &effects)
      case .drag: machine.drag(to: 0.75, into: &effects)
      case .releaseOn: machine.release(to: .finish, velocity: 0, at: now, into: &effects)
      case .releaseBack: machine.release(to: .cancel, velocity: 0, at: now, into: &effects)
      case .freeze: try machine.freeze(atFraction: nil, at: now)
      case .freezeAt: try machine.freeze(atFraction: 0.75, at: now)
      case .unfreeze: machine.unfreeze(at: now, into: &effects)
      case .advance: machine.advance(to: now.advanced(by: .milliseconds(1)), into: &effects)
      case .settle: machine.advance(to: now.advanced(by: .seconds(1)), into: &effects)
      case .finish: machine.finish(at: now, into: &effects)
      }
    }

    private static func describe(_ machine: NavigationMachine) -> String {
      let (phase, end): (String, ScreenID?) =
        switch machine.phase {
        case .idle: ("idle", nil)
        case .animating(let transition, _): ("animating", transition.to)
        case .dragging: ("dragging", nil)
        case .settling(let transition, _, .finish): ("settling forward", transition.to)
        case .settling(let transition, _, .cancel): ("settling back", transition.from)
        case .frozen: ("frozen", nil)
        }
      let fraction =
        machine.transition == nil
        ? "" : " \((machine.fraction(at: now) * 100).rounded() / 100)"
      let stack = machine.stack.map { "\($0.rawValue)" }.joined(separator: " ")
      let isDue = machine.pendingTransition != nil || end.map { $0 != machine.top } ?? false
      return "\(phase)\(fraction), stack \(stack)"
        + (isDue ? ", then \(machine.top.rawValue)" : "")
    }
  }

  private static let expected = """
    push 3 | idle | idle, stack 0 1 3, then 3
    push 3 | animating | animating 0.25, stack 0 1 2 3, then 3
    push 3 | dragging | idle, stack 0 1 3, then 3
    push 3 | settling forward | settling forward 0.75, stack 0 1 2 3, then 3
    push 3 | settling back | settling back 0.25, stack 0 1 3, then 3
    push 3 | frozen animating | refused: the transition is frozen
    push 3 | frozen dragging | refused: the transition is frozen
    push 3 | frozen settling forward | refused: the transition is frozen
    push 3 | frozen settling back | refused: the transition is frozen
    pop | idle | idle, stack 0, then 0
    pop | animating | settling back 0.25, stack 0 1
    pop | dragging | settling back 0.5, stack 0, then 0
    pop | settling forward | settling back 0.75, stack 0 1
    pop | settling back | settling back 0.25, stack 0, then 0
    pop | frozen animating | refused: the transition is frozen
    pop | frozen dragging | refused: the transition is frozen
    pop | frozen settling forward | refused: the transition is frozen
    pop | frozen settling back | refused: the transition is frozen
    replace the top by 3 | idle | idle, stack 0 3, then 3
    replace the top by 3 | animating | animating 0.25, stack 0 1 3, then 3
    replace the top by 3 | dragging | idle, stack 0 3, then 3
    replace the top by 3 | settling forward | settling forward 0.75, stack 0 1 3, then 3
    replace the top by 3 | settling back | settling back 0.25, stack 0 3, then 3
    replace the top by 3 | frozen animating | refused: the transition is frozen
    replace the top by 3 | frozen dragging | refused: the transition is frozen
    replace the top by 3 | frozen settling forward | refused: the transition is frozen
    replace the top by 3 | frozen settling back | refused: the transition is frozen
    set 0, 4, 3 | idle | idle, stack 0 4 3, then 3
    set 0, 4, 3 | animating | animating 0.25, stack 0 4 3, then 3
    set 0, 4, 3 | dragging | idle, stack 0 4 3, then 3
    set 0, 4, 3 | settling forward | settling forward 0.75, stack 0 4 3, then 3
    set 0, 4, 3 | settling back | settling back 0.25, stack 0 4 3, then 3
    set 0, 4, 3 | frozen animating | refused: the transition is frozen
    set 0, 4, 3 | frozen dragging | refused: the transition is frozen
    set 0, 4, 3 | frozen settling forward | refused: the transition is frozen
    set 0, 4, 3 | frozen settling back | refused: the transition is frozen
    push 1 | idle | refused: the screen or flow is there already
    push 1 | animating | refused: the screen or flow is there already
    push 1 | dragging | refused: the screen or flow is there already
    push 1 | settling forward | refused: the screen or flow is there already
    push 1 | settling back | refused: the screen or flow is there already
    push 1 | frozen animating | refused: the transition is frozen
    push 1 | frozen dragging | refused: the transition is frozen
    push 1 | frozen settling forward | refused: the transition is frozen
    push 1 | frozen settling back | refused: the transition is frozen
    pop 9 | idle | idle, stack 0, then 0
    pop 9 | animating | animating 0.25, stack 0, then 0
    pop 9 | dragging | settling back 0.5, stack 0, then 0
    pop 9 | settling forward | settling forward 0.75, stack 0, then 0
    pop 9 | settling back | settling back 0.25, stack 0, then 0
    pop 9 | frozen animating | refused: the transition is frozen
    pop 9 | frozen dragging | refused: the transition is frozen
    pop 9 | frozen settling forward | refused: the transition is frozen
    pop 9 | frozen settling back | refused: the transition is frozen
    pop -1 | idle | refused: a count of screens cannot be negative
    pop -1 | animating | refused: a count of screens cannot be negative
    pop -1 | dragging | refused: a count of screens cannot be negative
    pop -1 | settling forward | refused: a count of screens cannot be negative
    pop -1 | settling back | refused: a count of screens cannot be negative
    pop -1 | frozen animating | refused: the transition is frozen
    pop -1 | frozen dragging | refused: the transition is frozen
    pop -1 | frozen settling forward | refused: the transition is frozen
    pop -1 | frozen settling back | refused: the transition is frozen
    pop to 0 | idle | idle, stack 0, then 0
    pop to 0 | animating | animating 0.25, stack 0, then 0
    pop to 0 | dragging | settling back 0.5, stack 0, then 0
    pop to 0 | settling forward | settling forward 0.75, stack 0, then 0
    pop to 0 | settling back | settling back 0.25, stack 0, then 0
    pop to 0 | frozen animating | refused: the transition is frozen
    pop to 0 | frozen dragging | refused: the transition is frozen
    pop to 0 | frozen settling forward | refused: the transition is frozen
    pop to 0 | frozen settling back | refused: the transition is frozen
    pop to 9 | idle | refused: the screen is not in the stack
    pop to 9 | animating | refused: the screen is not in the stack
    pop to 9 | dragging | refused: the screen is not in the stack
    pop to 9 | settling forward | refused: the screen is not in the stack
    pop to 9 | settling back | refused: the screen is not in the stack
    pop to 9 | frozen animating | refused: the transition is frozen
    pop to 9 | frozen dragging | refused: the transition is frozen
    pop to 9 | frozen settling forward | refused: the transition is frozen
    pop to 9 | frozen settling back | refused: the transition is frozen
    pop to the root | idle | idle, stack 0, then 0
    pop to the root | animating | animating 0.25, stack 0, then 0
    pop to the root | dragging | settling back 0.5, stack 0, then 0
    pop to the root | settling forward | settling forward 0.75, stack 0, then 0
    pop to the root | settling back | settling back 0.25, stack 0, then 0
    pop to the root | frozen animating | refused: the transition is frozen
    pop to the root | frozen dragging | refused: the transition is frozen
    pop to the root | frozen settling forward | refused: the transition is frozen
    pop to the root | frozen settling back | refused: the transition is frozen
    set nothing | idle | refused: a stack needs at least one screen
    set nothing | animating | refused: a stack needs at least one screen
    set nothing | dragging | refused: a stack needs at least one screen
    set nothing | settling forward | refused: a stack needs at least one screen
    set nothing | settling back | refused: a stack needs at least one screen
    set nothing | frozen animating | refused: the transition is frozen
    set nothing | frozen dragging | refused: the transition is frozen
    set nothing | frozen settling forward | refused: the transition is frozen
    set nothing | frozen settling back | refused: the transition is frozen
    set 0, 0 | idle | refused: the screen or flow is there already
    set 0, 0 | animating | refused: the screen or flow is there already
    set 0, 0 | dragging | refused: the screen or flow is there already
    set 0, 0 | settling forward | refused: the screen or flow is there already
    set 0, 0 | settling back | refused: the screen or flow is there already
    set 0, 0 | frozen animating | refused: the transition is frozen
    set 0, 0 | frozen dragging | refused: the transition is frozen
    set 0, 0 | frozen settling forward | refused: the transition is frozen
    set 0, 0 | frozen settling back | refused: the transition is frozen
    begin | idle | idle, stack 0 1
    begin | animating | animating 0.25, stack 0 1 2
    begin | dragging | dragging 0.5, stack 0 1
    begin | settling forward | settling forward 0.75, stack 0 1 2
    begin | settling back | settling back 0.25, stack 0 1
    begin | frozen animating | frozen 0.25, stack 0 1 2
    begin | frozen dragging | frozen 0.5, stack 0 1
    begin | frozen settling forward | frozen 0.75, stack 0 1 2
    begin | frozen settling back | frozen 0.25, stack 0 1
    drag a push of 3 | idle | dragging 0.0, stack 0 1
    drag a push of 3 | animating | dragging 0.0, stack 0 1 2
    drag a push of 3 | dragging | refused: another request or transition comes first
    drag a push of 3 | settling forward | dragging 0.0, stack 0 1 2
    drag a push of 3 | settling back | dragging 0.0, stack 0 1
    drag a push of 3 | frozen animating | refused: the transition is frozen
    drag a push of 3 | frozen dragging | refused: the transition is frozen
    drag a push of 3 | frozen settling forward | refused: the transition is frozen
    drag a push of 3 | frozen settling back | refused: the transition is frozen
    drag a pop | idle | dragging 0.0, stack 0 1
    drag a pop | animating | dragging 0.25, stack 0 1 2
    drag a pop | dragging | refused: another request or transition comes first
    drag a pop | settling forward | dragging 0.75, stack 0 1 2
    drag a pop | settling back | dragging 0.0, stack 0 1
    drag a pop | frozen animating | refused: the transition is frozen
    drag a pop | frozen dragging | refused: the transition is frozen
    drag a pop | frozen settling forward | refused: the transition is frozen
    drag a pop | frozen settling back | refused: the transition is frozen
    grab | idle | refused: nothing moves
    grab | animating | dragging 0.25, stack 0 1 2
    grab | dragging | refused: another request or transition comes first
    grab | settling forward | dragging 0.75, stack 0 1 2
    grab | settling back | dragging 0.25, stack 0 1 2
    grab | frozen animating | refused: the transition is frozen
    grab | frozen dragging | refused: the transition is frozen
    grab | frozen settling forward | refused: the transition is frozen
    grab | frozen settling back | refused: the transition is frozen
    drag to 0.75 | idle | idle, stack 0 1
    drag to 0.75 | animating | animating 0.25, stack 0 1 2
    drag to 0.75 | dragging | dragging 0.75, stack 0 1
    drag to 0.75 | settling forward | settling forward 0.75, stack 0 1 2
    drag to 0.75 | settling back | settling back 0.25, stack 0 1
    drag to 0.75 | frozen animating | frozen 0.25, stack 0 1 2
    drag to 0.75 | frozen dragging | frozen 0.5, stack 0 1
    drag to 0.75 | frozen settling forward | frozen 0.75, stack 0 1 2
    drag to 0.75 | frozen settling back | frozen 0.25, stack 0 1
    release to the end | idle | idle, stack 0 1
    release to the end | animating | animating 0.25, stack 0 1 2
    release to the end | dragging | settling forward 0.5, stack 0 1 2
    release to the end | settling forward | settling forward 0.75, stack 0 1 2
    release to the end | settling back | settling back 0.25, stack 0 1
    release to the end | frozen animating | frozen 0.25, stack 0 1 2
    release to the end | frozen dragging | frozen 0.5, stack 0 1
    release to the end | frozen settling forward | frozen 0.75, stack 0 1 2
    release to the end | frozen settling back | frozen 0.25, stack 0 1
    release to the start | idle | idle, stack 0 1
    release to the start | animating | animating 0.25, stack 0 1 2
    release to the start | dragging | settling back 0.5, stack 0 1
    release to the start | settling forward | settling forward 0.75, stack 0 1 2
    release to the start | settling back | settling back 0.25, stack 0 1
    release to the start | frozen animating | frozen 0.25, stack 0 1 2
    release to the start | frozen dragging | frozen 0.5, stack 0 1
    release to the start | frozen settling forward | frozen 0.75, stack 0 1 2
    release to the start | frozen settling back | frozen 0.25, stack 0 1
    freeze | idle | refused: nothing moves
    freeze | animating | frozen 0.25, stack 0 1 2
    freeze | dragging | frozen 0.5, stack 0 1
    freeze | settling forward | frozen 0.75, stack 0 1 2
    freeze | settling back | frozen 0.25, stack 0 1
    freeze | frozen animating | frozen 0.25, stack 0 1 2
    freeze | frozen dragging | frozen 0.5, stack 0 1
    freeze | frozen settling forward | frozen 0.75, stack 0 1 2
    freeze | frozen settling back | frozen 0.25, stack 0 1
    freeze at 0.75 | idle | refused: nothing moves
    freeze at 0.75 | animating | frozen 0.75, stack 0 1 2
    freeze at 0.75 | dragging | frozen 0.75, stack 0 1
    freeze at 0.75 | settling forward | frozen 0.75, stack 0 1 2
    freeze at 0.75 | settling back | frozen 0.75, stack 0 1
    freeze at 0.75 | frozen animating | frozen 0.75, stack 0 1 2
    freeze at 0.75 | frozen dragging | frozen 0.75, stack 0 1
    freeze at 0.75 | frozen settling forward | frozen 0.75, stack 0 1 2
    freeze at 0.75 | frozen settling back | frozen 0.75, stack 0 1
    unfreeze | idle | idle, stack 0 1
    unfreeze | animating | animating 0.25, stack 0 1 2
    unfreeze | dragging | dragging 0.5, stack 0 1
    unfreeze | settling forward | settling forward 0.75, stack 0 1 2
    unfreeze | settling back | settling back 0.25, stack 0 1
    unfreeze | frozen animating | animating 0.25, stack 0 1 2
    unfreeze | frozen dragging | dragging 0.5, stack 0 1
    unfreeze | frozen settling forward | settling forward 0.75, stack 0 1 2
    unfreeze | frozen settling back | settling back 0.25, stack 0 1
    advance by 1 ms | idle | idle, stack 0 1
    advance by 1 ms | animating | animating 0.25, stack 0 1 2
    advance by 1 ms | dragging | dragging 0.5, stack 0 1
    advance by 1 ms | settling forward | settling forward 0.75, stack 0 1 2
    advance by 1 ms | settling back | settling back 0.25, stack 0 1
    advance by 1 ms | frozen animating | frozen 0.25, stack 0 1 2
    advance by 1 ms | frozen dragging | frozen 0.5, stack 0 1
    advance by 1 ms | frozen settling forward | frozen 0.75, stack 0 1 2
    advance by 1 ms | frozen settling back | frozen 0.25, stack 0 1
    advance by 1 s | idle | idle, stack 0 1
    advance by 1 s | animating | idle, stack 0 1 2
    advance by 1 s | dragging | dragging 0.5, stack 0 1
    advance by 1 s | settling forward | idle, stack 0 1 2
    advance by 1 s | settling back | idle, stack 0 1
    advance by 1 s | frozen animating | frozen 0.25, stack 0 1 2
    advance by 1 s | frozen dragging | frozen 0.5, stack 0 1
    advance by 1 s | frozen settling forward | frozen 0.75, stack 0 1 2
    advance by 1 s | frozen settling back | frozen 0.25, stack 0 1
    finish at once | idle | idle, stack 0 1
    finish at once | animating | idle, stack 0 1 2
    finish at once | dragging | dragging 0.5, stack 0 1
    finish at once | settling forward | idle, stack 0 1 2
    finish at once | settling back | idle, stack 0 1
    finish at once | frozen animating | frozen 0.25, stack 0 1 2
    finish at once | frozen dragging | frozen 0.5, stack 0 1
    finish at once | frozen settling forward | frozen 0.75, stack 0 1 2
    finish at once | frozen settling back | frozen 0.25, stack 0 1
    """
}
