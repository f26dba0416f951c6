internal import FlowCore
package import FlowUI

/// The contrast of a line of text with its background.
package struct TextContrast: Hashable, Sendable {
  /// The text of the line.
  package let text: String
  /// The visible rectangle of its letters, in points of the stage.
  package let frame: Rect
  /// The contrast ratio of the text and its background, 1…21, as WCAG 2 defines it.
  ///
  /// If the background varies, this is the 10th percentile over the line's area.
  package let ratio: Double

  /// The minimum ratio for legible text: WCAG 2.1, success criterion 1.4.3.
  package static let minimum = 4.5

  /// Whether the ratio is below the minimum.
  package var isLow: Bool { ratio < Self.minimum }
}

extension TextContrast: CustomStringConvertible {
  /// The ratio, the text, and its position: `2.80:1 "Next" at 159,478`.
  package var description: String {
    "\(ratio.fixed(2)):1 \(text.quoted) at \(frame.minX.fixed(0)),\(frame.minY.fixed(0))"
  }
}
