internal import FlowCore

/// A shape in one colour, for bars, tabs, rows and buttons: a built-in icon, or one of your own.
///
/// ```swift
/// extension Icon {
///   static let coupon = Icon("coupon", .stroke("M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4z"))
/// }
/// ```
///
/// The built-in icons, which ``builtIn`` lists, are drawn in a square of 24 points, most with
/// strokes 2 points wide that lie on whole pixels at scale 1.
public struct Icon: Hashable, Sendable {
  /// A part of an icon's shape.
  public enum Part: Hashable, Sendable {
    /// The line along a path; by default as wide as in built-in icons, with round corners and ends.
    case stroke(Path, StrokeStyle = .round(width: 2))
    /// The inside of a path.
    case fill(Path, rule: FillRule = .nonZero)
  }

  /// The icon's name, in dumps and as the default accessibility label of a button without a title.
  public let name: String
  /// Whether the icon is flipped in right-to-left layouts, as arrows and vehicles are.
  ///
  /// The icon shows the left-to-right form. Objects held in the right hand, such as a pencil, and
  /// media controls, such as play, look the same in both directions.
  public let hasDirection: Bool
  /// The side of the square in which the parts are drawn, in points.
  package let side: Double
  /// The parts whose union is the icon; empty if its shape is in the file with the icon's name.
  package let parts: [Part]

  /// Creates an icon of your own.
  ///
  /// - Parameters:
  ///   - name: The name; equal icons have equal names and parts.
  ///   - side: The width and height of the square in which the parts are drawn, in points; built-in
  ///     icons use 24. What lies outside is cut off. Traps unless it is positive and finite.
  ///   - hasDirection: Whether the icon is flipped in right-to-left layouts; the parts show the
  ///     left-to-right form.
  ///   - parts: The parts of the shape, whose union is the icon; an SVG path in quotation marks is
  ///     a `Path`. Traps without a part.
  public init(_ name: String, side: Double = 24, hasDirection: Bool = false, _ parts: Part...) {
    precondition(
      side > 0 && side.isFinite, "the icon '\(name)' needs a positive side, not \(side)")
    precondition(!parts.isEmpty, "the icon '\(name)' needs at least one part")
    self.name = name
    self.side = side
    self.hasDirection = hasDirection
    self.parts = parts
  }

  /// Creates an icon whose shape is in the file with this name.
  init(file name: String, hasDirection: Bool = false) {
    self.name = name
    self.hasDirection = hasDirection
    side = 24
    parts = []
  }

  /// A checksum of the shape, the same on every machine.
  var checksum: UInt32 {
    "\(side.fixed(3)) \(parts)".utf8.lazy.map { UInt32($0) }.checksum
  }
}

extension Icon.Part: CustomStringConvertible {
  /// The part's path with its style or rule.
  public var description: String {
    switch self {
    case .stroke(let path, let style): "stroke \(path) \(style)"
    case .fill(let path, let rule): "fill \(path) \(rule.rawValue)"
    }
  }
}
