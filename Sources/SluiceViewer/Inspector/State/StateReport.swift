internal import FlowCore
internal import FlowUI

/// The content of the state pane, in display order.
struct StateReport {
  /// The flow's state.
  let flow: FlowState
  /// The stage's theme, for bars without colours of their own.
  let theme: Theme
  /// Whether the user can go back.
  let canGoBack: Bool
  /// The running transition, if there is one.
  let running: RunningTransition?

  /// All sections; those below the stacks do not move unless a stack gains or loses a line.
  var sections: [StateSection] {
    stacks + [transition, drag, gates, bars, clock]
  }

  // MARK: Stacks

  /// The stacks, innermost first, each with its top screen first.
  private var stacks: [StateSection] {
    let overlays = flow.overlays.reversed().map(StateLine.overlay)
    return flow.levels.indices.reversed().map { index in
      let stack = flow.levels[index].stack
      let isInnermost = index == flow.levels.count - 1
      return StateSection(
        title: stack.isOfFlows ? "Flows" : isInnermost ? "Stack" : "Around it",
        lines: (isInnermost ? overlays : []) + stack.screens.reversed().map(StateLine.screen))
    }
  }

  private var gates: StateSection {
    let stacks = flow.levels.map(\.stack)
    let heads = stacks.flatMap { $0.screens.filter(\.isHead) }
    return StateSection(
      title: "Gates",
      lines: [
        .fact("Back", canGoBack ? "open" : "closed"),
        .fact("Head", heads.last?.name),
        .fact("Guard", stacks.contains(where: \.isWaitingToEnter) ? "waited for" : nil),
      ])
  }

  // MARK: Motion

  private var transition: StateSection {
    let (stack, transition) = (flow.acting, flow.acting.transition)
    return StateSection(
      title: "Transition",
      lines: [
        .fact("Phase", stack.phaseText),
        .fact("From", transition?.from),
        .fact("To", transition?.to),
        .fact("Operation", transition.map { "\($0.operation.rawValue), \($0.style)" }),
        .fact("Curve", transition?.timing.text),
        .fact("Fraction", transition?.fractionText),
        .fact("Velocity", transition.map { "\(($0.velocity * 100).fixed(0)) %/s" }),
        .fact(
          "Time left",
          transition.map { "\($0.remaining.milliseconds) of \($0.duration.milliseconds) ms" }),
        .fact("Queued", stack.queue.first),
      ])
  }

  private var drag: StateSection {
    let drag = running?.drag
    return StateSection(
      title: "Drag",
      lines: [
        .fact("Distance", drag?.distanceText),
        .fact("Finishes beyond", drag?.distanceNeededText),
        .fact("Velocity", drag?.velocityText),
        .fact("Or faster than", drag?.velocityNeededText),
        .fact("Release rule", flow.acting.releaseRule.title),
        .fact("Verdict", running?.verdict.rawValue, running?.verdict.colour ?? \.label),
      ])
  }

  // MARK: Bars and timers

  private var bars: StateSection {
    let bars = flow.levels.compactMap(\.bars).last
    let bar = bars?.chrome.navigationBar
    let (ground, tint) = (bar?.background(over: theme.bar), bar?.tint(over: theme.accent))
    return StateSection(
      title: "Bars",
      lines: [
        .fact("Visible", bar?.presence.percentText),
        .fact("Appearance", bars.map { $0.appearance == nil ? "theme" : "own" }),
        .fact("Background", ground?.description, swatch: ground),
        .fact("Tint", tint?.description, swatch: tint),
        .fact("Status bar", bars.map { $0.appearance?.statusStyle.rawValue ?? "theme" }),
        .fact("Progress", bars?.progress?.percentText),
      ])
  }

  private var clock: StateSection {
    StateSection(
      title: "Clock",
      lines: flow.timers.flatMap(lines) + [
        .fact(
          "Next deadline",
          flow.deadline.map { "in \($0.duration(since: flow.instant).milliseconds) ms" }),
        .fact("Motion", flow.isMoving ? "moving" : "settled"),
      ])
  }

  private func lines(of timer: TimerState) -> [StateLine] {
    let number = timer.index.map { "page \($0 + 1) of \(timer.count)" }
    let pauses = timer.pauses.isEmpty ? nil : timer.pauses.joined(separator: ", ")
    return [
      .fact(timer.page ?? "no page", number),
      .fact("Full", timer.fraction.percentText),
      .fact("Paused by", timer.isWaitingAtEnd ? "its end" : pauses),
    ]
  }
}

extension StackState {
  /// The phase; for a settling transition also its direction.
  fileprivate var phaseText: String {
    guard phase == .settling else { return phase.rawValue }
    return transition?.isCancelled == true ? "settling back" : "settling on"
  }
}

extension TransitionTiming {
  /// A short description of the curve.
  fileprivate var text: String {
    switch self {
    case .spring(let spring): "spring, \(spring.angularFrequency.fixed(1)) rad/s"
    case .linear(let duration): "even, \(duration.milliseconds) ms"
    case .curve(let curve, let duration):
      "curve "
        + [curve.first.x, curve.first.y, curve.second.x, curve.second.y]
        .map { $0.fixed(2) }.joined(separator: " ") + ", \(duration.milliseconds) ms"
    }
  }
}

extension Duration {
  /// The duration in whole milliseconds.
  fileprivate var milliseconds: String { (inSeconds * 1000).fixed(0) }
}
