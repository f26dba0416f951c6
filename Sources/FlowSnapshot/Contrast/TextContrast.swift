internal import FlowCore
package import FlowUI

package struct TextContrast: Hashable, Sendable {
  package let text: String
  /// The visible rectangle of the letters, in points of the stage.
  package let frame: Rect
  /// From 1 to 21, as WCAG 2 defines it.
  ///
  /// If the background varies, this is the 10th percentile over the line's area.
  package let ratio: Double

  /// For legible text: WCAG 2.1, success criterion 1.4.3.
  package static let minimum = 4.5

  package var isLow: Bool { ratio < Self.minimum }
}

extension TextContrast: CustomStringConvertible {
  /// Such as `2.80:1 "Next" at 159,478`.
  package var description: String {
    "\(ratio.fixed(2)):1 \(text.inQuotes) at \(frame.minX.fixed(0)),\(frame.minY.fixed(0))"
  }
}
