package import FlowUI

package struct StageText: Hashable, Sendable {
  /// A line of which no letter is visible: it lies beyond the stage or is scrolled out of view, a
  /// bar, a footer or a page covers it, or it is transparent.
  package struct HiddenLine: Hashable, Sendable {
    package let text: String
    /// The rectangle of the letters, in points of the stage; may lie beyond it.
    package let frame: Rect
  }

  /// In drawing order, as is `hidden`.
  package var visible: [TextContrast] = []
  package var hidden: [HiddenLine] = []

  package init() {}
}
