internal import FlowCore

/// The names of all screens of all flows at an instant, and which flows are visible.
///
/// Two states with the same plan differ at most in the contents of their screens.
struct ScreenPlan: Hashable {
  private struct Level: Hashable {
    let isVisible: Bool
    let names: [String]
  }

  private let levels: [Level]

  @MainActor
  init(_ flows: [NavigationController]) {
    levels = flows.map { flow in
      Level(isVisible: flow.isVisible, names: flow.stack.map(\.name))
    }
  }

  /// The names of the visible flows' top screens, the outermost flow first.
  var seen: [String] { levels.filter(\.isVisible).compactMap(\.names.last) }

  var title: String { seen.last ?? "nothing" }

  var names: [String] { levels.flatMap(\.names) }
}
