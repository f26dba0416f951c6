package import FlowUI

/// The text and the icons of a frame, as far as they can be seen.
package struct StageText: Hashable, Sendable {
  /// A line of text with no visible letter, because it is off the stage, scrolled out of view,
  /// covered by a bar, footer or page, or transparent.
  package struct HiddenLine: Hashable, Sendable {
    package let text: String
    /// The rectangle of the letters, in points of the stage; may lie beyond it.
    package let frame: Rect
  }

  /// The lines that can be seen, in drawing order; `hidden` is in drawing order, too.
  package var visible: [TextContrast] = []
  package var hidden: [HiddenLine] = []
  /// The icons that can be seen, in drawing order.
  package var icons: [TextContrast] = []

  package init() {}
}
