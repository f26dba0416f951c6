internal import FlowCore
package import FlowUI

/// The contrast of a line of text, or of an icon, with what is behind it.
package struct TextContrast: Hashable, Sendable {
  /// The line's text, or the icon's name.
  package let text: String
  package let isIcon: Bool
  /// The visible rectangle of the letters or of the icon, in points of the stage.
  package let frame: Rect
  /// The contrast ratio, from 1 to 21, as WCAG 2 defines it.
  ///
  /// If the background varies, this is the 10th percentile over the line's area.
  package let ratio: Double

  /// For legible text: WCAG 2.1, success criterion 1.4.3.
  package static let minimum = 4.5
  /// For icons that can be made out: WCAG 2.1, success criterion 1.4.11.
  package static let iconMinimum = 3.0

  package var minimum: Double { isIcon ? Self.iconMinimum : Self.minimum }

  package var isLow: Bool { ratio < minimum }
}

extension TextContrast: CustomStringConvertible {
  /// Such as `2.80:1 "Next" at 159,478`, or `2.80:1 icon "map" at 32,508`.
  package var description: String {
    "\(ratio.fixed(2)):1 \(isIcon ? "icon " : "")\(text.inQuotes)"
      + " at \(frame.minX.fixed(0)),\(frame.minY.fixed(0))"
  }
}
