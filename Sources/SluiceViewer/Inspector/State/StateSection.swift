internal import FlowCore
internal import FlowUI

/// A titled group of lines in the state pane.
struct StateSection: Hashable {
  let title: String
  let lines: [StateLine]

  var canFold: Bool { !lines.allSatisfy(\.hasValue) }

  var folded: StateSection { StateSection(title: title, lines: lines.filter(\.hasValue)) }
}

enum StateLine: Hashable {
  case screen(StackState.Screen)
  /// An open overlay, by name.
  case overlay(String)
  case fact(StateFact)

  var selectable: String {
    switch self {
    case .screen(let screen): screen.name
    case .overlay(let name): name
    case .fact(let fact): fact.value
    }
  }

  fileprivate var hasValue: Bool {
    if case .fact(let fact) = self { fact.hasValue } else { true }
  }

  /// A missing value is shown as a dash while its section is unfolded.
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

struct StateFact: Hashable {
  let name: String
  /// The value, with its unit; a dash if there is none.
  let value: String
  let hasValue: Bool
  let colour: KeyPath<Theme, RGBA>
  let swatch: RGBA?
}
