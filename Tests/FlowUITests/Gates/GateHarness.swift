import FlowCore
import FlowUI

/// A flow with bars, in which every screen whose name begins with `Head` is a gate head.
final class GateHarness {
  let base: BarHarness
  private(set) var lines: [TraceLine] = []

  /// Creates an idle flow with a root page, `One`, and pages above it.
  init(_ names: String...) throws {
    base = BarHarness(BarPage("One"))
    base.controller.headPolicy = HeadPolicy { $0.name.hasPrefix("Head") }
    for name in names { try base.controller.push(BarPage(name), .immediate) }
    base.context.trace.send { [weak self] in self?.lines.append($0) }
  }

  /// Creates a flow of three pages, pushes a fourth, and waits; `nil` waits until it has settled.
  convenience init(_ name: String, for milliseconds: Int?) throws {
    try self.init("Two", "Three")
    try controller.push(BarPage(name))
    base.wait(milliseconds ?? 3000)
  }

  var controller: NavigationController { base.controller }
  var session: FlowSession { base.session }
  var names: [String] { controller.stack.map(\.name) }

  func play(_ act: Act, ignoresInput: Bool = false) {
    switch act {
    case .wait(let milliseconds): base.wait(milliseconds)
    case .input(let input): if !ignoresInput { session.send(input, at: base.context.clock.now) }
    }
  }

  var events: [String] {
    lines.filter { !Self.inputs.contains($0.verb) }
      .map { "\($0.verb) \($0.subject) \($0.details)" }
  }

  private static let inputs = ["down", "move", "up", "wheel", "key", "ignored"]

  var refusals: [String] { lines.filter { $0.verb == "refused" }.map(\.details) }

  var exposesBackControl: Bool {
    session.accessibilityTree.all.contains { $0.role == .button && $0.name.hasPrefix("Back") }
  }

  func bar(of title: String) -> Layer? {
    base.layer("row")?.sublayers.first { $0.texts.contains(title) }
  }

  /// The names of the visible pages, from back to front.
  var visibleNames: [String] {
    base.tree.root.sublayers.filter { $0.kind == .page }.map(\.name)
  }
}

/// One step of a user: an input event, or a wait in milliseconds.
enum Act {
  case input(InputEvent)
  case wait(Int)

  static func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 400) -> Act {
    .input(.pointer(phase, device: .mouse, finger: 0, location: Point(x: x, y: y)))
  }

  static func key(_ name: String, _ modifiers: Set<KeyPress.Modifier> = []) -> Act {
    .input(.key(KeyPress(name, modifiers: modifiers)))
  }
}

/// Everything that a user can try in order to go back from a page, on a stage 400 points wide.
enum BackRoute: String, CaseIterable {
  case backControl, longPress, historyKeys, escape, altLeft, backKey, sideButton
  case edgeDrag, cancelledDrag, pageDrag, scroll

  var acts: [Act] {
    switch self {
    case .backControl: [.mouse(.down, 30, 66), .wait(20), .mouse(.up, 30, 66), .wait(20)]
    case .longPress: [.mouse(.down, 30, 66), .wait(500), .mouse(.up, 30, 66), .wait(20)]
    case .historyKeys: [.key("Tab"), .key("Down"), .wait(20)]
    case .escape: [.key("Escape"), .wait(20)]
    case .altLeft: [.key("Left", [.alt]), .wait(20)]
    case .backKey: [.key("AC_BACK"), .wait(20)]
    case .sideButton: [.key("X1"), .wait(20)]
    case .edgeDrag: Self.drag(from: 5, to: 390) + [.mouse(.up, 390), .wait(20)]
    case .cancelledDrag:
      Self.drag(from: 5, to: 205) + [.key("Escape"), .mouse(.up, 205), .wait(20)]
    case .pageDrag: Self.drag(from: 200, to: 390) + [.mouse(.up, 390), .wait(20)]
    case .scroll:
      (0..<6).flatMap { _ in [Act.input(.wheel(right: -1, down: 0)), .wait(8)] } + [.wait(100)]
    }
  }

  private static func drag(from start: Double, to end: Double) -> [Act] {
    [.mouse(.down, start)]
      + (1...6).flatMap { step in
        [.wait(8), Act.mouse(.move, start + (end - start) * Double(step) / 6)]
      }
  }
}
