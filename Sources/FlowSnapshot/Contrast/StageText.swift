package import FlowUI

/// The text and the icons of a frame, as far as they can be seen.
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
  /// The icons that can be seen, in drawing order.
  package var icons: [TextContrast] = []

  package init() {}
}
