import FlowCore
import FlowModel

/// A screen that closes the way back to what was before it, in the tests of gates.
class HeadScreen: Screen {
  let name: String
  init(_ name: String) { self.name = name }
}

/// One that inherits that.
final class SpecialHead: HeadScreen {}

extension NavigationHarness {
  /// A rig with these screens above the root, at rest, in which `HeadScreen`s are heads.
  static func gated(_ names: String...) throws -> NavigationHarness {
    let harness = NavigationHarness()
    harness.controller.headPolicy = HeadPolicy { $0 is HeadScreen }
    for name in names { try harness.controller.push(PlainScreen(name), animated: false) }
    harness.forget()
    return harness
  }

  /// The names of the screens in the picture, the lowest first.
  var pictured: [String] { controller.visiblePages.map(\.screen.name) }

  /// The traces of heads that have cut the stack off.
  var trims: [String] { lines.filter { $0.verb == "trim" }.map { "\($0.subject) \($0.details)" } }
}

/// Counts how often a policy was asked, by name.
final class AskedPolicy {
  var isHead: (any Screen) -> Bool = { $0 is HeadScreen }
  private(set) var asked: [String] = []

  var policy: HeadPolicy {
    HeadPolicy { [self] screen in
      asked.append(screen.name)
      return isHead(screen)
    }
  }
}
