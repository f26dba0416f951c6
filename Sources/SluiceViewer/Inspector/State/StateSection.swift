internal import FlowCore
internal import FlowUI

/// A titled group of lines in the state pane.
struct StateSection: Hashable {
  /// The section's title.
  let title: String
  /// The lines from top to bottom.
  let lines: [StateLine]
}

/// A line of the state pane.
enum StateLine: Hashable {
  /// A screen of a stack.
  case screen(StackState.Screen)
  /// An open overlay, by name.
  case overlay(String)
  /// A named value.
  case fact(StateFact)

  /// The text that the user can select: a name, or a fact's value.
  var selectable: String {
    switch self {
    case .screen(let screen): screen.name
    case .overlay(let name): name
    case .fact(let fact): fact.value
    }
  }

  /// A named value; a missing value is shown as a dash, so that the lines below do not move.
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

/// A named value.
struct StateFact: Hashable {
  /// The name.
  let name: String
  /// The value, with its unit.
  let value: String
  /// The text colour of the value.
  let colour: KeyPath<Theme, RGBA>
  /// The colour to show as a swatch; `nil` if the value is not a colour.
  let swatch: RGBA?
}
