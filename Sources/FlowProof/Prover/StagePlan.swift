internal import FlowCore

/// The names of all screens of all flows at an instant, and which flows are in the picture.
///
/// Two states of the same plan differ at most in what their screens contain.
struct StagePlan: Hashable {
  private struct Level: Hashable {
    let isInPicture: Bool
    let names: [String]
  }

  private let levels: [Level]

  init(_ flows: [NavigationController]) {
    levels = flows.map { flow in
      Level(isInPicture: flow.isInPicture, names: flow.stack.map(\.name))
    }
  }

  /// The names of the screens that a person sees, the outermost flow's first.
  var seen: [String] { levels.filter(\.isInPicture).compactMap(\.names.last) }

  /// What a report calls it: the name of what the innermost flow shows.
  var title: String { seen.last ?? "nothing" }

  /// All names in it, seen or not.
  var names: [String] { levels.flatMap(\.names) }
}
