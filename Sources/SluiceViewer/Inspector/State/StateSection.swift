internal import FlowCore
internal import FlowUI

/// Lines of the state pane that belong together.
struct StateSection: Hashable {
  /// What they are about.
  let title: String
  /// The lines, from the top.
  let lines: [StateLine]
}

/// A line of the state pane.
enum StateLine: Hashable {
  /// A screen of a stack.
  case screen(StackState.Screen)
  /// What lies open over all screens, by name.
  case overlay(String)
  /// What something is called, and how it is.
  case fact(StateFact)

  /// What a person may want to copy of it: a name, or how something is.
  var selectable: String {
    switch self {
    case .screen(let screen): screen.name
    case .overlay(let name): name
    case .fact(let fact): fact.value
    }
  }

  /// A line that says how something is; nothing to say is a quiet dash, so that no line below it
  /// jumps.
  static func fact(
    _ name: String, _ value: String?, _ colour: KeyPath<Theme, RGBA> = \.label,
    swatch: RGBA? = nil
  ) -> StateLine {
    .fact(
      StateFact(
        name: name, value: value ?? "–", colour: value == nil ? \.secondaryLabel : colour,
        swatch: swatch))
  }
}

/// What something is called, and how it is.
struct StateFact: Hashable {
  /// What it is called.
  let name: String
  /// How it is, with its unit.
  let value: String
  /// The colour in which that is said.
  let colour: KeyPath<Theme, RGBA>
  /// A colour that it is about.
  let swatch: RGBA?
}
