internal import FlowCore
package import FlowUI

/// Finds a script that shows a flow: the script opens one new screen after another, drags a page
/// half-way back, releases it, and goes back.
///
/// The walk tries the controls of a screen, each in a newly started flow, and takes the first one
/// that leads to a new screen, if possible with a transition.
@MainActor
package struct FlowWalk<Problem: Error> {
  private static var maxNewScreens: Int { 4 }
  private static var maxControls: Int { 12 }
  /// The wait after each step: long enough for a person to look, and for most simulated calls; by
  /// eye.
  private static var settledWait: String { "- wait: 1200ms" }
  /// A wait so short that a transition started by the previous step is still running; by eye.
  private static var transitionWait: String { "- wait: 100ms" }
  /// A page drag that is slow enough to follow.
  private static var drag: String { "- drag: {page: back, to: 42%, over: 700ms, hold: 600ms}" }

  private let start: @MainActor () throws(Problem) -> FlowSession

  /// The flow that `start` starts must be kept alive until the walk is found.
  package init(_ start: @escaping @MainActor () throws(Problem) -> FlowSession) {
    self.start = start
  }

  /// The script of the walk, one line for each step.
  ///
  /// - Throws: The error of `start` if the flow cannot be started.
  package func lines() throws(Problem) -> [String] {
    var lines = [Self.settledWait]
    guard var session = try played(lines) else { return lines }
    var seen = [session.screenNames]
    // For each screen, the number of lines after which it is shown.
    var counts = [lines.count]
    while seen.count <= Self.maxNewScreens,
      let (step, next) = try stepOn(from: session, lines, seen)
    {
      lines += [step, Self.settledWait]
      session = next
      seen.append(session.screenNames)
      counts.append(lines.count)
    }
    // The last screen may not allow going back.
    for count in counts.dropFirst().reversed() {
      let dragged = lines[..<count] + [Self.drag, Self.settledWait] + lines[count...]
      guard let next = try played(Array(dragged)), next.screenNames == session.screenNames else {
        continue
      }
      (lines, session) = (Array(dragged), next)
      break
    }
    for _ in seen.dropFirst() {
      let back = ["- go-back:", Self.settledWait]
      guard let next = try played(lines + back), next.screenNames != session.screenNames else {
        break
      }
      lines += back
      session = next
    }
    return lines
  }

  /// Taps the first control that leads to a new screen, if possible with a transition.
  private func stepOn(
    from session: FlowSession, _ lines: [String], _ seen: [[String]]
  ) throws(Problem) -> (step: String, session: FlowSession)? {
    var immediate: (step: String, session: FlowSession)?
    for name in names(on: session) {
      let step = "- tap: \(name)"
      guard let next = try played(lines + [step, Self.settledWait]),
        !seen.contains(next.screenNames)
      else {
        continue
      }
      let early = try played(lines + [step, Self.transitionWait])
      if let early, pages(early) > pages(next) { return (step, next) }
      immediate = immediate ?? (step, next)
    }
    return immediate
  }

  /// Controls in reading order, then those in the navigation bar in reverse order, because they
  /// lead back or away, then the middle of the stage.
  private func names(on session: FlowSession) -> [String] {
    let roles: Set<AccessibilityNode.Role> = [.button, .link, .tab, .menuItem]
    let all = StageElement.all(in: session.accessibilityTree)
    let controls = all.filter { element in
      roles.contains(element.node.role) && element.isReachable
        && !element.node.states.contains(.disabled)
    }
    func isInBar(_ element: StageElement) -> Bool {
      element.ancestors.contains { $0.role == .navigationBar }
    }
    let ordered = controls.filter { !isInBar($0) } + controls.filter(isInBar).reversed()
    let names = ordered.prefix(Self.maxControls).compactMap { $0.plainestName(in: all)?.yaml }
    // Some screens respond to a tap anywhere.
    let middle = Point(x: session.size.width / 2, y: session.size.height / 2)
    return names + ["[\(middle.x.fixed(0)), \(middle.y.fixed(0))]"]
  }

  private func played(_ lines: [String]) throws(Problem) -> FlowSession? {
    let session = try start()
    do {
      let script = try Script(yaml: lines.joined(separator: "\n"), file: "walk")
      if script.needsFlow {
        _ = try script.resolved(on: session, glyphs: nil)
      } else {
        ScriptPlayer(script, session: session).play(to: script.end)
      }
      return session
    } catch {
      // A step that cannot be carried out is not part of a walk.
      return nil
    }
  }

  /// The number of page layers in the current frame; it is greater during a transition than after
  /// it.
  private func pages(_ session: FlowSession) -> Int {
    func count(_ layer: Layer) -> Int {
      (layer.kind == .page ? 1 : 0) + layer.sublayers.map(count).reduce(0, +)
    }
    return count(session.layerTree.root)
  }
}
