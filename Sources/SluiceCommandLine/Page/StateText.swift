package import FlowUI

/// A titled group of lines about a flow's state, as the viewer's State panel shows it.
package struct StateText {
  /// The title.
  package let title: String
  /// The name and the value of each line.
  package let lines: [(name: String, value: String)]

  package init(title: String, lines: [(name: String, value: String)]) {
    (self.title, self.lines) = (title, lines)
  }

  /// Describes the state of a session.
  package typealias Reader = @MainActor (FlowSession) -> [StateText]
}
