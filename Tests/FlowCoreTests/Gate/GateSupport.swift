import FlowCore
import FlowModel

class HeadScreen: Screen {
  let name: String
  init(_ name: String) { self.name = name }
}

final class SpecialHead: HeadScreen {}

extension NavigationHarness {
  /// The harness is idle, and each screen that is a `HeadScreen` is a gate head.
  static func gated(_ names: String...) throws -> NavigationHarness {
    let harness = NavigationHarness()
    harness.controller.headPolicy = HeadPolicy { $0 is HeadScreen }
    for name in names { try harness.controller.push(PlainScreen(name), animated: false) }
    harness.clearTrace()
    return harness
  }

  /// From the bottom up.
  var visibleNames: [String] { controller.visiblePages.map(\.screen.name) }

  /// The trace's gate heads that removed screens below them, each with the number of those screens.
  var trims: [String] { lines.filter { $0.verb == "trim" }.map { "\($0.subject) \($0.details)" } }
}

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
