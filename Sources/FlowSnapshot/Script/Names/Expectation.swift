internal import FlowCore
internal import FlowUI

enum Expectation: Hashable, Sendable {
  case screen(String)
  /// The names of the screens in the stack of the topmost flow.
  case stack([String])
  case focused(ElementName)
  /// The value of a progress bar: a percentage, or its text.
  case progress(String)
  case element(ElementName, states: [String], value: String?)
  case absent(ElementName)
  /// The minimum contrast ratio of all visible text, except that of disabled elements.
  case contrast(Double)
  case settled(Bool)

  /// Whether the expectation is about motion; its step must not wait until the flow has settled.
  var isAboutMotion: Bool { if case .settled = self { true } else { false } }
}

extension Expectation: CustomStringConvertible {
  var description: String {
    switch self {
    case .screen(let name): "the screen \(name.inQuotes)"
    case .stack(let names): "the stack [\(names.joined(separator: ", "))]"
    case .focused(let name): "the focus on \(name)"
    case .progress(let text): "progress of \(text)"
    case .element(let name, let states, let value):
      "\(name)" + (value.map { " = \($0.inQuotes)" } ?? "")
        + (states.isEmpty ? "" : " (\(states.joined(separator: ", ")))")
    case .absent(let name): "no \(name)"
    case .contrast(let ratio): "contrast of at least \(ratio.yaml):1"
    case .settled(let isSettled): isSettled ? "nothing that moves" : "something that moves"
    }
  }
}
