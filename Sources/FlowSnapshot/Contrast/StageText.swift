package import FlowUI

/// The lines of text in a frame.
package struct StageText: Hashable, Sendable {
  /// A line of which no letter is visible: it lies beyond the stage or is scrolled out of view, a
  /// bar, a footer or a page covers it, or it is transparent.
  package struct HiddenLine: Hashable, Sendable {
    /// The text of the line.
    package let text: String
    /// The rectangle of its letters, in points of the stage; may lie beyond the stage.
    package let frame: Rect
  }

  /// The visible lines, in drawing order.
  package var visible: [TextContrast] = []
  /// The lines that are not visible, in drawing order.
  package var hidden: [HiddenLine] = []

  package init() {}
}
