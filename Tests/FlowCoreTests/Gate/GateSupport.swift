import FlowCore
import FlowModel

/// A screen that is a gate head in the tests of gates.
class HeadScreen: Screen {
  let name: String
  init(_ name: String) { self.name = name }
}

/// A subclass of a gate head.
final class SpecialHead: HeadScreen {}

extension NavigationHarness {
  /// Creates an idle harness with plain screens of these names above the root, in which each
  /// `HeadScreen` is a gate head.
  static func gated(_ names: String...) throws -> NavigationHarness {
    let harness = NavigationHarness()
    harness.controller.headPolicy = HeadPolicy { $0 is HeadScreen }
    for name in names { try harness.controller.push(PlainScreen(name), animated: false) }
    harness.forget()
    return harness
  }

  /// The names of the visible screens, the lowest first.
  var visibleNames: [String] { controller.visiblePages.map(\.screen.name) }

  /// The gate heads that removed screens below them, each with the number of those screens, from
  /// the trace.
  var trims: [String] { lines.filter { $0.verb == "trim" }.map { "\($0.subject) \($0.details)" } }
}

/// Makes a head policy that records the names of the screens about which it is asked.
final class RecordingPolicy {
  var isHead: (any Screen) -> Bool = { $0 is HeadScreen }
  private(set) var asked: [String] = []

  var policy: HeadPolicy {
    HeadPolicy { [self] screen in
      asked.append(screen.name)
      return isHead(screen)
    }
  }
}
