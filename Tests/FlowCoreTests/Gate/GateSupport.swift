import FlowCore
import FlowModel

class HeadScreen: Screen {
  let name: String
  init(_ name: String) { self.name = name }
}

final class SpecialHead: HeadScreen {}

extension NavigationHarness {
  /// An idle harness with plain screens on top of the root, in which each `HeadScreen` is a gate
  /// head.
  static func gated(_ names: String...) throws -> NavigationHarness {
    let harness = NavigationHarness()
    harness.controller.headPolicy = HeadPolicy { $0 is HeadScreen }
    for name in names { try harness.controller.push(PlainScreen(name), animated: false) }
    harness.clearTrace()
    return harness
  }

  /// The names of the visible pages, from the bottom up.
  var visibleNames: [String] { controller.visiblePages.map(\.screen.name) }

  /// The gate heads that have removed screens below them, each with the number of removed screens.
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
