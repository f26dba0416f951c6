import FlowCore
import FlowDemos
import FlowUI
import Testing

/// A flow on a stage, with a mouse and a clock that the test controls.
final class DemoHarness {
  let context = FlowContext()
  let session: FlowSession
  let flow: any FlowController
  private(set) var lines: [TraceLine] = []
  private var milliseconds = 0

  init(
    size: Size = Size(width: 390, height: 844), _ start: (FlowContext) throws -> any FlowController
  ) rethrows {
    flow = try start(context)
    session = FlowSession(
      navigation: flow.navigationController, size: size, measuring: SquareMeasuring())
    context.trace.send { [weak self] in self?.lines.append($0) }
  }

  convenience init(colours interaction: ReturnInteraction) {
    self.init {
      ColoursFlowController(context: $0, interactors: InteractorTable(otherwise: interaction))
    }
  }

  func wait(_ milliseconds: Int) {
    self.milliseconds += milliseconds
    session.advance(to: now)
  }

  /// Waits for 2 s, in which the transitions of the demos settle.
  func settle() { wait(2000) }

  func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 400) {
    session.send(.pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: y)), at: now)
  }

  func key(_ name: String) { session.send(.key(KeyPress(name)), at: now) }

  func tap(_ x: Double = 195, _ y: Double = 400) {
    mouse(.down, x, y)
    wait(50)
    mouse(.up, x, y)
  }

  /// Drags at y = 400, in 30 equal steps, and keeps the button pressed; `duration` is in
  /// milliseconds.
  func drag(from start: Double, to end: Double, over duration: Int = 300) {
    mouse(.down, start)
    for step in 1...30 {
      wait(duration * step / 30 - duration * (step - 1) / 30)
      mouse(.move, start + (end - start) * Double(step) / 30)
    }
  }

  var stack: [String] { flow.navigationController.stack.map(\.name) }

  func count(_ verb: String, _ subject: String) -> Int {
    lines.filter { $0.verb == verb && $0.subject == subject }.count
  }

  /// The opacity of each visible page, by name.
  var opacities: [String: Double] {
    let layers = session.layerTree.root.sublayers
    return Dictionary(layers.map { ($0.name, $0.opacity) }) { first, _ in
      Issue.record("two layers have one name: \(layers.map(\.name))")
      return first
    }
  }

  /// A wrapped text counts as one text per line.
  var texts: [String] { session.layerTree.root.texts }

  var now: Instant { Instant.zero.advanced(by: .milliseconds(milliseconds)) }
}

extension Layer {
  var texts: [String] {
    drawings.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
      + sublayers.flatMap(\.texts)
  }
}
