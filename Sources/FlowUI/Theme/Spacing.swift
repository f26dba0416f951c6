/// Spacing of comfortable layouts on the 4-point grid, in points.
///
/// What may also be in a compact layout uses the `Metrics` of its context instead.
public enum Spacing {
  /// From the stage's edge to its content.
  public static let margin = 16.0
  /// Between elements that belong together.
  public static let related = 8.0
  /// Between groups.
  public static let group = 24.0
  /// The height of a row of one line.
  public static let row = 44.0
  /// The height of a row with a subtitle.
  ///
  /// Two lines of text and 5 points above and below.
  public static let tallRow = 52.0
  /// The minimum width and height of a touch target: 7 mm on a phone, about a fingertip.
  public static let touchTarget = 44.0
  /// The corner radius of cards.
  public static let cardRadius = 14.0
  /// The corner radius of sheets.
  public static let sheetRadius = 16.0
  /// The corner radius of buttons and fields.
  public static let controlRadius = 10.0
  /// The width of the focus ring; by eye.
  public static let focusWidth = 3.0
  /// Between a focused element and its focus ring; by eye.
  package static let focusGap = 2.0
}
