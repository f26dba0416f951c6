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
  /// A shape that is a part of an icon.
  public enum Shape: Hashable, Sendable {
    /// The line along a path; by default as wide as in built-in icons, with round corners and ends.
    case stroke(Path, style: StrokeStyle = .round(width: 2))
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
  /// The side of the square in which the shapes are drawn, in points.
  package let side: Double
  /// The shapes whose union is the icon; empty if they are in the file with the icon's name.
  package let shapes: [Shape]

  /// Creates an icon of your own.
  ///
  /// - Parameters:
  ///   - name: The name; equal icons have equal names and shapes.
  ///   - side: The width and height of the square in which the shapes are drawn, in points;
  ///     built-in icons use 24. What lies outside is cut off. Traps unless it is positive and
  ///     finite.
  ///   - hasDirection: Whether the icon is flipped in right-to-left layouts; the shapes show the
  ///     left-to-right form.
  ///   - shapes: The shapes whose union is the icon; an SVG path in quotation marks is a `Path`.
  ///     Traps without a shape.
  public init(_ name: String, side: Double = 24, hasDirection: Bool = false, _ shapes: Shape...) {
    precondition(
      side > 0 && side.isFinite, "the icon '\(name)' needs a positive side, not \(side)")
    precondition(!shapes.isEmpty, "the icon '\(name)' needs at least one shape")
    self.name = name
    self.side = side
    self.hasDirection = hasDirection
    self.shapes = shapes
  }

  /// Creates an icon whose shapes are in the file with this name.
  init(file name: String, hasDirection: Bool = false) {
    self.name = name
    self.hasDirection = hasDirection
    side = 24
    shapes = []
  }

  /// A checksum of the shapes, the same on every machine.
  var checksum: UInt32 {
    "\(side.fixed(3)) \(shapes)".utf8.lazy.map { UInt32($0) }.checksum
  }
}

extension Icon.Shape: CustomStringConvertible {
  /// The shape's path with its style or rule.
  public var description: String {
    switch self {
    case .stroke(let path, let style): "stroke \(path) \(style)"
    case .fill(let path, let rule): "fill \(path) \(rule.rawValue)"
    }
  }
}

extension Icon {
  /// All built-in icons: first those whose shapes are files, then the others by subject.
  public static let builtIn: [Icon] =
    [fileGroup, actionsGroup, peopleGroup, mediaGroup, travelGroup, thingsGroup].flatMap(\.self)
}
