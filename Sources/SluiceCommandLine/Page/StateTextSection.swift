package import FlowUI

/// A titled group of lines about a flow's state, as the viewer's State panel shows it.
package struct StateTextSection {
  package let title: String
  package let lines: [(name: String, value: String)]

  package init(title: String, lines: [(name: String, value: String)]) {
    (self.title, self.lines) = (title, lines)
  }

  package typealias Reader = @MainActor (FlowSession) -> [StateTextSection]
}
