import FlowCore
import FlowUI

/// A page of a flow with bars, in which every screen is a head whose name begins with `Head`.
final class GateHarness {
  let bars: BarHarness
  private(set) var lines: [TraceLine] = []

  /// Pages on top of each other, at rest.
  init(_ names: String...) throws {
    bars = BarHarness(BarPage("One"))
    bars.controller.headPolicy = HeadPolicy { $0.name.hasPrefix("Head") }
    for name in names { try bars.controller.push(BarPage(name), .immediate) }
    bars.context.trace.send { [weak self] in self?.lines.append($0) }
  }

  /// Three pages, and a screen that came so long ago, or has come to rest.
  convenience init(_ name: String, for milliseconds: Int?) throws {
    try self.init("Two", "Three")
    try controller.push(BarPage(name))
    bars.wait(milliseconds ?? 3000)
  }

  var controller: NavigationController { bars.controller }
  var session: FlowSession { bars.session }
  var names: [String] { controller.stack.map(\.name) }

  /// Plays an act; without its input where only its time counts.
  func play(_ act: Act, isIdle: Bool = false) {
    switch act {
    case .wait(let milliseconds): bars.wait(milliseconds)
    case .input(let input): if !isIdle { session.send(input, at: bars.context.clock.now) }
    }
  }

  /// What happened, apart from the input itself.
  var events: [String] {
    lines.filter { !Self.inputs.contains($0.verb) }
      .map { "\($0.verb) \($0.subject) \($0.details)" }
  }

  private static let inputs = ["down", "move", "up", "wheel", "key"]

  var refusals: [String] { lines.filter { $0.verb == "refused" }.map(\.details) }

  /// Whether those hear of a way back who cannot see it.
  var tellsWayBack: Bool {
    session.accessibilityTree.all.contains { $0.role == .button && $0.name.hasPrefix("Back") }
  }

  /// The part of the bar that belongs to the page of a title.
  func bar(of title: String) -> Layer? {
    bars.layer("row")?.sublayers.first { $0.words.contains(title) }
  }

  /// The names of the pages in the picture, the lowest first.
  var pictured: [String] {
    bars.tree.root.sublayers.filter { $0.kind == .page }.map(\.name)
  }
}

/// A piece of what a person does.
enum Act {
  case input(InputEvent)
  case wait(Int)

  static func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 400) -> Act {
    .input(.pointer(phase, .mouse, finger: 0, Point(x: x, y: y)))
  }

  static func key(_ name: String, _ modifiers: Set<KeyPress.Modifier> = []) -> Act {
    .input(.key(KeyPress(name, modifiers: modifiers)))
  }
}

/// All that a person can do to get back from a page of a stage 400 points wide.
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
