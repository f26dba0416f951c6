internal import FlowCore
internal import FlowUI

/// The content of the state pane, in display order.
struct StateReport {
  let flow: FlowState
  /// The stage's theme, for bars without colours of their own.
  let theme: Theme
  let canGoBack: Bool
  /// Whether going back is refused, as by a gate, rather than impossible, as on a root.
  let isBackRefused: Bool
  let running: RunningTransition?
  /// Whether time is paused, so that nothing moves now.
  let isPaused: Bool
  let strings: FlowStrings

  var sections: [StateSection] { steady + moving }

  /// The sections whose lines stay where they are during a transition, unless a stack changes.
  var steady: [StateSection] { stacks + [gates, bars, clock] }

  /// The sections that get more values during a transition or a drag.
  var moving: [StateSection] { [transition, drag] }

  // MARK: Stacks

  private var stacks: [StateSection] {
    let overlays = flow.overlays.reversed().map(StateLine.overlay)
    return flow.levels.indices.reversed().map { index in
      let stack = flow.levels[index].stack
      let isInnermost = index == flow.levels.count - 1
      return StateSection(
        title: strings[stack.isOfFlows ? .flows : isInnermost ? .stack : .aroundIt],
        lines: (isInnermost ? overlays : []) + stack.screens.reversed().map(StateLine.screen))
    }
  }

  private var gates: StateSection {
    let stacks = flow.levels.map(\.stack)
    let heads = stacks.flatMap { $0.screens.filter(\.isHead) }
    return StateSection(
      title: strings[.gates],
      lines: [
        fact(.back, back(past: heads).map { strings[$0] }),
        fact(.head, heads.last?.name),
        fact(.guardFact, stacks.contains(where: \.isWaitingToEnter) ? strings[.waitedFor] : nil),
      ])
  }

  /// Whether back is open or closed; `nil` on an ordinary root, which has nothing to go back to.
  private func back(past heads: [StackState.Screen]) -> Phrase? {
    if canGoBack { return .open }
    let isRoot = heads.isEmpty && flow.innermost.stack.screens.count == 1
    return isRoot && !isBackRefused ? nil : .closed
  }

  // MARK: Motion

  private var transition: StateSection {
    let (stack, transition) = (flow.scrubbedStack, flow.scrubbedStack.transition)
    return StateSection(
      title: strings[.transition],
      lines: [
        fact(.phase, strings[stack.phaseTitle]),
        fact(.from, transition?.from),
        fact(.to, transition?.to),
        fact(.operation, transition.map { "\(strings[$0.operation.title]), \($0.style)" }),
        fact(.curve, transition.map { strings[$0.timing.title] }),
        fact(.fraction, transition?.fractionText),
        fact(.velocity, running.map { "\(($0.fractionVelocity * 100).fixed(0)) %/s" }),
        fact(.timeLeft, running.flatMap(timeLeft)),
        fact(.queued, stack.queue.first),
      ])
  }

  private func timeLeft(of running: RunningTransition) -> String? {
    running.remaining.map {
      strings[.millisecondsOf.with($0.milliseconds, running.transition.duration.milliseconds)]
    }
  }

  private var drag: StateSection {
    let drag = running?.drag ?? flow.pagerDrag
    let verdict = running?.verdict ?? flow.pagerDrag.map(RunningTransition.Verdict.init)
    return StateSection(
      title: strings[.drag],
      lines: [
        fact(.distance, drag.map { strings[$0.distanceText] }),
        fact(.finishesBeyond, drag.map { strings[$0.distanceNeededText] }),
        fact(.velocity, drag?.velocityText),
        fact(.orFaster, drag.map { strings[$0.velocityNeededText] }),
        fact(
          .releaseRule, (drag?.rule ?? flow.scrubbedStack.releaseRule).map { strings[$0.title] }),
        fact(.verdict, verdict.map { strings[$0.title] }, verdict?.colour ?? \.label),
      ])
  }

  // MARK: Bars and timers

  private var bars: StateSection {
    let bars = flow.levels.compactMap(\.bars).last
    let bar = bars?.chrome.navigationBar
    let style = bars.map { $0.appearance?.navigationBar.style ?? .theme }
    let (ground, tint) = (bar?.background(over: theme.bar), bar?.tint(over: theme.barInk))
    return StateSection(
      title: strings[.bars],
      lines: [
        fact(.visible, bar?.presence.percentText),
        fact(.appearance, style.map { strings[$0 == .theme ? .theme : .own] }),
        fact(.background, ground?.description, swatch: ground),
        fact(.tint, tint?.description, swatch: tint),
        fact(.statusBar, bars.map { strings[$0.appearance?.statusStyle.title ?? .theme] }),
        fact(.progress, bars?.progress?.percentText),
      ])
  }

  private var clock: StateSection {
    StateSection(
      title: strings[.clock],
      lines: flow.timers.flatMap(lines) + [
        fact(
          .nextDeadline,
          flow.deadline.map {
            strings[.inMilliseconds.with($0.duration(since: flow.instant).milliseconds)]
          }),
        fact(.motion, motion),
      ])
  }

  /// The kind of motion, marked as paused if it needs time to pass while time is paused.
  private var motion: String {
    let motion = strings[flow.motion.title]
    switch flow.motion {
    case .moving, .timing, .waiting: return isPaused ? strings[.whilePaused.with(motion)] : motion
    case .dragged, .frozen, .pressed, .settled: return motion
    }
  }

  private func fact(
    _ name: Phrase, _ value: String?, _ colour: KeyPath<Theme, RGBA> = \.label,
    swatch: RGBA? = nil
  ) -> StateLine {
    .fact(strings[name], value, colour, swatch: swatch)
  }

  private func lines(of timer: TimerState) -> [StateLine] {
    let number = timer.index.map { strings[.pageOf.with("\($0 + 1)", "\(timer.count)")] }
    let pauses = timer.pauses.isEmpty ? nil : timer.pauses.joined(separator: ", ")
    return [
      .fact(timer.page ?? strings[.noPage], number),
      fact(.full, timer.fraction.percentText),
      fact(.pausedBy, timer.isWaitingAtEnd ? strings[.itsEnd] : pauses),
    ]
  }
}

extension FlowState.Motion {
  fileprivate var title: Phrase {
    switch self {
    case .moving: .moving
    case .dragged: .followsDrag
    case .frozen: .frozen
    case .pressed: .pressed
    case .timing: .pageTiming
    case .waiting: .waitsForDeadline
    case .settled: .settled
    }
  }
}

extension RunningTransition.Verdict {
  fileprivate init(of drag: DragState) {
    self = drag.finishes ? .wouldFinish : .wouldCancel
  }
}

extension StackState {
  fileprivate var phaseTitle: Phrase {
    switch phase {
    case .idle: .idle
    case .animating: .animating
    case .dragging: .dragging
    case .settling: transition?.isCancelled == true ? .settlingBack : .settlingOn
    case .frozen: .frozen
    }
  }
}

extension TransitionTiming {
  var title: Phrase {
    switch self {
    case .spring(let spring): .springOf.with(spring.angularFrequency.fixed(1))
    case .linear(let duration): .linearOf.with(duration.milliseconds)
    case .curve(let curve, let duration):
      .curveOf.with(
        [curve.first.x, curve.first.y, curve.second.x, curve.second.y].map { $0.fixed(2) }
          .joined(separator: " "), duration.milliseconds)
    }
  }
}

extension Duration {
  fileprivate var milliseconds: String { (inSeconds * 1000).fixed(0) }
}

extension StatusBarStyle {
  fileprivate var title: Phrase {
    switch self {
    case .default: .statusDefault
    case .light: .statusLight
    case .dark: .statusDark
    }
  }
}
