internal import FlowCore
public import FlowUI

/// How well a line of text stands out from what is behind it.
public struct TextContrast: Hashable, Sendable {
  /// What the line says.
  public let text: String
  /// Where its letters are, in points of the stage, as far as they can be seen.
  public let frame: Rect
  /// The contrast ratio of its ink and what is behind it, 1…21, as WCAG 2 defines it.
  ///
  /// Where different things are behind it, that of the tenth of its area that can be read worst.
  public let ratio: Double

  /// The least ratio of text that everybody can read: WCAG 2.1, 1.4.3.
  public static let least = 4.5

  /// Whether it cannot be read well.
  public var isLow: Bool { ratio < Self.least }
}

extension TextContrast: CustomStringConvertible {
  /// The ratio, the text, and where it stands: `2.80:1 "Next" at 159,478`.
  public var description: String {
    "\(ratio.fixed(2)):1 \(text.quoted) at \(frame.minX.fixed(0)),\(frame.minY.fixed(0))"
  }
}
