internal import FlowCore
internal import FlowUI

/// A titled group of lines in the state pane.
struct StateSection: Hashable {
  /// The section's title.
  let title: String
  /// The lines from top to bottom.
  let lines: [StateLine]

  /// Whether there are lines without a value.
  var canFold: Bool { !lines.allSatisfy(\.hasValue) }

  /// The section without the lines that have no value.
  var folded: StateSection { StateSection(title: title, lines: lines.filter(\.hasValue)) }
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

  /// Whether the line has content; false only for a fact without a value.
  fileprivate var hasValue: Bool {
    if case .fact(let fact) = self { fact.hasValue } else { true }
  }

  /// A named value; a missing one is shown as a dash while its section is unfolded.
  static func fact(
    _ name: String, _ value: String?, _ colour: KeyPath<Theme, RGBA> = \.label,
    swatch: RGBA? = nil
  ) -> StateLine {
    .fact(
      StateFact(
        name: name, value: value ?? "–", hasValue: value != nil,
        colour: value == nil ? \.secondaryLabel : colour, swatch: swatch))
  }
}

/// A named value.
struct StateFact: Hashable {
  /// The name.
  let name: String
  /// The value, with its unit; a dash if there is none.
  let value: String
  /// Whether there is a value.
  let hasValue: Bool
  /// The text colour of the value.
  let colour: KeyPath<Theme, RGBA>
  /// The colour to show as a swatch; `nil` if the value is not a colour.
  let swatch: RGBA?
}
